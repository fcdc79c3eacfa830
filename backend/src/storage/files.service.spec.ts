import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { FileReferences } from './file-references';
import type { VariantKey } from '../images/encodings';
import type { ImageProcessor } from '../images/image-processor';
import type { FileStore } from './file-store';
import type { FileTransaction } from './file-transaction';
import { FilesService } from './files.service';
import type { PictureFile } from './stored-picture';
import type { VariantMaker } from './variant-maker';

const OWNER = 'things';

describe('FilesService.withFiles', () => {
  const remove = jest.fn<Promise<void>, [Types.ObjectId[]]>();
  const put = jest.fn<Promise<void>, [Types.ObjectId]>();
  const soon = jest.fn<void, [PictureFile, VariantKey[]]>();
  let referenced: Types.ObjectId[];
  let files: FilesService;
  const [stored, old] = [new Types.ObjectId(), new Types.ObjectId()];

  beforeEach(() => {
    referenced = [];
    remove.mockReset().mockResolvedValue();
    soon.mockReset();
    const references = new FileReferences();
    references.register(OWNER, () => Promise.resolve(referenced));
    files = new FilesService(
      { remove, put } as unknown as FileStore,
      references,
      {} as ImageProcessor,
      { soon } as unknown as VariantMaker,
    );
  });

  const succeed = (transaction: FileTransaction) => {
    transaction.stored.push(stored);
    transaction.discard([{ file: old }, null, undefined]);
    return Promise.resolve('written');
  };
  const fail = (transaction: FileTransaction) => {
    transaction.stored.push(stored);
    transaction.discard([{ file: old }]);
    return Promise.reject(new Error('not written'));
  };

  it('keeps the new files of a write that failed only by its looks', async () => {
    referenced = [stored];
    await expect(files.withFiles(OWNER, fail)).rejects.toThrow('not written');
    expect(remove.mock.calls).toEqual([[[]]]);
  });

  describe('when the database is lost', () => {
    const lost = Object.assign(new Error('connection closed'), { name: 'MongoNetworkError' });

    it('leaves the new files to the sweep: the entity may still come to be written', async () => {
      const work = (transaction: FileTransaction) => {
        transaction.stored.push(stored);
        return Promise.reject(lost);
      };
      await expect(files.withFiles(OWNER, work)).rejects.toBe(lost);
      expect(remove).not.toHaveBeenCalled();
    });

    it('removes the new files when it was lost before the entity was to be written', async () => {
      put.mockRejectedValue(lost);
      const file = { path: '/tmp/cv', originalname: 'cv.pdf', size: 1 };
      const work = (transaction: FileTransaction) =>
        transaction.storeDocument(file, { contentType: 'application/pdf', extension: 'pdf' });
      await expect(files.withFiles(OWNER, work)).rejects.toBe(lost);
      expect(remove.mock.calls).toEqual([[[put.mock.calls[0]?.[0]]]]);
    });
  });

  it('answers what was written, or why not, also when the files cannot be removed', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    remove.mockRejectedValue(new Error('database away'));
    expect(await files.withFiles(OWNER, succeed)).toBe('written');
    await expect(files.withFiles(OWNER, fail)).rejects.toThrow('not written');
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
