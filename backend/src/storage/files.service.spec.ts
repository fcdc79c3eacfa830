import { Logger } from '@nestjs/common';
import { mongo, Types } from 'mongoose';
import type { ImageProcessor } from '../images/image-processor';
import { FileReferences } from './file-references';
import type { FileStore } from './file-store';
import type { FileTransaction } from './file-transaction';
import { FilesService } from './files.service';
import type { VariantMaker } from './variant-maker';

const OWNER = 'things';

/** What needs a failing database; that files follow their entities is tried over HTTP. */
describe('FilesService.withFiles', () => {
  const remove = jest.fn<Promise<void>, [Types.ObjectId[]]>();
  const put = jest.fn<Promise<void>, [Types.ObjectId]>();
  const [stored, old] = [new Types.ObjectId(), new Types.ObjectId()];
  const lost = new mongo.MongoNetworkError('connection closed');
  let referenced: Types.ObjectId[];
  let files: FilesService;
  beforeEach(() => {
    referenced = [];
    remove.mockReset().mockResolvedValue();
    const references = new FileReferences();
    references.register(OWNER, () => Promise.resolve(referenced));
    files = new FilesService(
      { remove, put } as unknown as FileStore,
      references,
      {} as ImageProcessor,
      {} as VariantMaker,
    );
  });

  const write = (error?: Error) => (transaction: FileTransaction) => {
    transaction.stored.push(stored);
    transaction.discard([{ file: old }]);
    return error ? Promise.reject(error) : Promise.resolve('written');
  };

  it('keeps the new files of a write that failed only by its looks', async () => {
    referenced = [stored];
    await expect(files.withFiles(OWNER, write(new Error('not written')))).rejects.toThrow();
    expect(remove.mock.calls).toEqual([[[]]]);
  });

  it('leaves the new files to the sweep when the database is lost, for it may still write', async () => {
    await expect(files.withFiles(OWNER, write(lost))).rejects.toBe(lost);
    expect(remove).not.toHaveBeenCalled();
  });

  it('removes the new files when it was lost before the entity was to be written', async () => {
    put.mockRejectedValue(lost);
    const file = { path: '/nowhere/cv', originalname: 'cv.pdf', size: 1 };
    const work = (transaction: FileTransaction) =>
      transaction.storeDocument(file, { contentType: 'application/pdf', extension: 'pdf' });
    await expect(files.withFiles(OWNER, work)).rejects.toBe(lost);
    expect(remove.mock.calls).toEqual([[[put.mock.calls[0]?.[0]]]]);
  });

  it('answers what was written, or why not, also when the files cannot be removed', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    remove.mockRejectedValue(new Error('database away'));
    expect(await files.withFiles(OWNER, write())).toBe('written');
    const failed = files.withFiles(OWNER, write(new Error('not written')));
    await expect(failed).rejects.toThrow('not written');
  });
});
