import { Logger } from '@nestjs/common';
import { mongo, type Types } from 'mongoose';
import { stub } from '../../test/support/stub';
import { FileReferences } from './file-references';
import { FileStore } from './file-store';
import { PrivateFiles } from './private-files';

const CV = { owner: 'jobs', contentType: 'application/pdf', extension: 'pdf' };
const FILE = { path: '/nowhere/cv', originalname: 'cv.pdf', size: 1 };

/** Cases that need a failing database; the others are tested over HTTP. */
describe('PrivateFiles.storeWith', () => {
  const remove = jest.fn<Promise<void>, [Types.ObjectId[]]>();
  const put = jest.fn<Promise<void>, [Types.ObjectId]>();
  const unreferenced = jest.fn<Promise<Types.ObjectId[]>, [Types.ObjectId[]]>();
  const lost = new mongo.MongoNetworkError('connection closed');
  const files = new PrivateFiles(
    stub(FileStore, { remove, put }),
    stub(FileReferences, { unreferenced }),
  );
  beforeEach(() => {
    remove.mockReset().mockResolvedValue();
    put.mockReset().mockResolvedValue();
    unreferenced.mockReset().mockImplementation((ids) => Promise.resolve(ids));
  });

  const store = (error: Error) => files.storeWith(FILE, CV, () => Promise.reject(error));

  it('removes the file of a failed write, but not if the outcome is unknown', async () => {
    await expect(store(new Error('not written'))).rejects.toThrow('not written');
    expect(remove).toHaveBeenLastCalledWith([put.mock.calls[0]?.[0]]);
    unreferenced.mockResolvedValue([]);
    await expect(store(new Error('not written'))).rejects.toThrow();
    expect(remove).toHaveBeenLastCalledWith([]);
  });

  it('leaves the file to the sweep when the connection is lost, as the write may still succeed', async () => {
    await expect(store(lost)).rejects.toBe(lost);
    expect(remove).not.toHaveBeenCalled();
  });

  it('writes nothing when the file could not be stored', async () => {
    put.mockRejectedValue(lost);
    const write = jest.fn<Promise<void>, []>();
    await expect(files.storeWith(FILE, CV, write)).rejects.toBe(lost);
    expect(write).not.toHaveBeenCalled();
  });

  it('says why nothing was written, also when the file cannot be removed', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    remove.mockRejectedValue(new Error('database away'));
    await expect(store(new Error('not written'))).rejects.toThrow('not written');
  });
});
