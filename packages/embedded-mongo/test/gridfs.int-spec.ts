import { createHash, randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';

import { GridFSBucket } from 'mongodb';

import { useServer } from './support/server';

const test = useServer({ sync: true });
const SIZE = 20 * 1024 * 1024 + 12_345;
const content = randomBytes(SIZE);
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a file of 20 MB', () => {
  let bucket: GridFSBucket;
  let upload: ReturnType<GridFSBucket['openUploadStream']>;
  beforeAll(async () => {
    bucket = new GridFSBucket(test.db, { bucketName: 'media' });
    upload = bucket.openUploadStream('غرفة.bin', { metadata: { kind: 'test' } });
    await pipeline(Readable.from(content), upload);
  });

  it('is returned unchanged', async () => {
    const [file] = await bucket.find({ filename: 'غرفة.bin' }).toArray();
    expect(file).toMatchObject({ length: SIZE, metadata: { kind: 'test' } });
    expect(hash(await read(bucket.openDownloadStream(upload.id)))).toBe(hash(content));
  });

  it.each([
    [255 * 1024 - 1, 255 * 1024 + 1],
    [SIZE - 10, SIZE],
  ])('gives the range %i to %i', async (start, end) => {
    const part = await read(bucket.openDownloadStream(upload.id, { start, end }));
    expect(part.equals(content.subarray(start, end))).toBe(true);
  });

  it('goes away whole', async () => {
    await bucket.delete(upload.id);
    expect(await test.db.collection('media.chunks').countDocuments()).toBe(0);
    expect(await test.db.collection('media.files').countDocuments()).toBe(0);
  });
});
