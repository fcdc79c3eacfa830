import type { AddressInfo } from 'node:net';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { SCHEMA_VERSION } from '../../../src/database/migrations';
import { ImageProcessor } from '../../../src/images/image-processor';
import { Sweep } from '../../../src/storage/sweep';
import { LONG } from '../../support/long';
import { cameraPicture, noisyPicture, picture } from '../../support/pictures';
import { ACCEPT, fileIdOf, StoredPictures } from '../../support/stored-pictures';
import { useApp } from '../../support/test-app';
import { until } from '../../support/until';

const HOUR_MS = 3_600_000;
const YEAR = 'public, max-age=31536000, immutable';

const app = useApp({}, { images: 'real' });
const pictures = new StoredPictures(app);
afterEach(() => jest.restoreAllMocks());

const stored = async (bytes: Buffer, name?: string) =>
  (await pictures.store(bytes, name)).image.url;

describe('GET /api/files/{id}', () => {
  it('answers a variant as immutable', async () => {
    const url = await stored(await picture('png'), 'باب خشبي.png');
    const { headers, body } = await pictures.fetch(url).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String((body as Buffer).length),
      'cache-control': YEAR,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': "default-src 'none'; sandbox",
      vary: expect.stringContaining('Accept') as string,
      etag: expect.stringMatching(/^"[0-9a-f]{24}"$/) as string,
    });
    const name = `filename*=UTF-8''${encodeURIComponent('باب خشبي.jpg')}`;
    expect(headers['content-disposition']).toMatch(/^inline; /);
    expect(headers['content-disposition']).toContain(name);
  });

  if (LONG) {
    it('takes a photograph of a 48 MP camera', async () => {
      const { image } = await pictures.store(await cameraPicture());
      expect(image).toMatchObject({ width: 8064, height: 6048 });
      const { body } = await pictures.fetch(image.url, { w: 1440 }).expect(200);
      expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 1440, height: 1080 });
    });
  }

  it('answers 304 for a matching ETag', async () => {
    const url = await stored(await picture());
    await pictures.warm(url, 1);
    const { etag } = (await pictures.fetch(url)).headers as { etag: string };
    const answer = await pictures.fetch(url).set('If-None-Match', etag).expect(304);
    expect(answer.headers).toMatchObject({ etag, 'cache-control': YEAR });
    expect(answer.headers.vary).toContain('Accept');
    await pictures.fetch(url).set('If-None-Match', '"another"').expect(200);
    // The ETag of another variant does not match.
    await pictures.fetch(url, { accept: ACCEPT.webp }).set('If-None-Match', etag).expect(200);
  });

  describe('with a range', () => {
    let bytes: Buffer;
    let url: string;
    beforeAll(async () => {
      url = await stored(await noisyPicture({ channels: 4 }));
      await pictures.warm(url, 4);
      bytes = (await pictures.fetch(url).expect(200)).body as Buffer;
      // Larger than one GridFS chunk, so that ranges cross a chunk border.
      expect(bytes.length).toBeGreaterThan(262_000);
    });

    it.each([
      ['bytes=0-0', 0, 1],
      ['bytes=261000-262000', 261_000, 262_001],
      ['bytes=-7', -7, undefined],
      ['bytes=10-99999999', 10, undefined],
    ])('answers %s', async (range, start, end) => {
      const answer = await pictures.fetch(url).set('Range', range).expect(206);
      const expected = bytes.subarray(start, end);
      expect((answer.body as Buffer).equals(expected)).toBe(true);
      const first = start < 0 ? bytes.length + start : start;
      expect(answer.headers['content-range']).toBe(
        `bytes ${first}-${first + expected.length - 1}/${bytes.length}`,
      );
    });

    it('answers 416 outside the file', async () => {
      const { headers } = await pictures.fetch(url).set('Range', 'bytes=99999999-').expect(416);
      expect(headers['content-range']).toBe(`bytes */${bytes.length}`);
    });

    it.each(['bytes=0-1,5-6', 'nonsense'])('answers the whole file to "%s"', async (range) => {
      const { headers } = await pictures.fetch(url).set('Range', range).expect(200);
      expect(headers['content-length']).toBe(String(bytes.length));
    });

    it('holds it to If-Range', async () => {
      const part = () => pictures.fetch(url).set('Range', 'bytes=0-0');
      const { etag } = (await pictures.fetch(url)).headers as { etag: string };
      await part().set('If-Range', etag).expect(206);
      const webp = await pictures.fetch(url, { accept: ACCEPT.webp });
      expect(webp.headers.etag).not.toBe(etag);
      await part().set('If-Range', String(webp.headers.etag)).expect(200);
    });

    it('aborts the connection when bytes are missing', async () => {
      const { etag } = (await pictures.fetch(url)).headers as { etag: string };
      const id = fileIdOf(`/${etag.slice(1, -1)}`);
      await app.connection.collection('variants.chunks').deleteOne({ files_id: id, n: 1 });
      await app.contentChanged();
      const { port } = app.server.address() as AddressInfo;
      const whole = fetch(`http://127.0.0.1:${port}${url}`).then((answer) => answer.arrayBuffer());
      await expect(whole).rejects.toThrow();
      await app.http.get('/api/health/live').expect(200);
    });
  });

  it('answers 404 for a private file, as for an unknown one', async () => {
    const url = await stored(await picture());
    const files = app.connection.collection('fs.files');
    await files.updateMany({}, { $set: { 'metadata.visibility': 'private' } });
    for (const path of [url, `/api/files/${'0'.repeat(24)}`]) {
      const { body } = await app.http.get(path).expect(404);
      expect(body).toMatchObject({ message: 'There is nothing at this address.' });
    }
  });
});

const collection = (name: string) => app.connection.collection(name);
async function expectOnePicture(): Promise<void> {
  expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
  expect(await app.countVariants()).toEqual({ files: 1, chunks: 1 });
}
async function warmed() {
  const project = await pictures.store(await picture());
  await pictures.warm(project.image.url, 1);
  return project;
}

describe('the sweep', () => {
  beforeEach(() => app.clear('projects'));

  it('removes pictures whose variants are being rendered', async () => {
    const images = app.app.get(ImageProcessor);
    const render = images.render.bind(images);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const renders = jest.spyOn(images, 'render').mockImplementation(async (...args) => {
      await held;
      return render(...args);
    });
    const project = await pictures.store(await noisyPicture());
    const waiting = pictures.fetch(project.image.url, { w: 320 }).then(({ status }) => status);
    await until(() => renders.mock.calls.length === 2);
    await pictures.remove(project);
    expect(await app.sweepLater()).toBe(1);
    release();
    expect(await waiting).toBe(404);
    // One picture comes after the other in the background, so the first is done with by then.
    await warmed();
    await expectOnePicture();
  });

  it('removes pictures that nothing refers to with their variants, and keeps all others', async () => {
    const [kept] = [await warmed(), await warmed()];
    await collection('projects').deleteMany({ _id: { $ne: new Types.ObjectId(kept._id) } });
    expect(await app.sweepLater()).toBe(1);
    await pictures.fetch(kept.image.url, { accept: ACCEPT.webp }).expect(200);
    await expectOnePicture();
  });

  it.each(['fs', 'variants'])(
    'removes what an upload to %s left that never ended',
    async (name) => {
      const { image } = await warmed();
      const half = { files_id: new Types.ObjectId(), n: 3, data: Buffer.from('half') };
      await collection(`${name}.chunks`).insertOne(half);
      await app.sweepLater();
      await pictures.fetch(image.url, { accept: ACCEPT.webp }).expect(200);
      await expectOnePicture();
    },
  );

  it('keeps recently touched pictures, which a form may name', async () => {
    const { _id } = await warmed();
    await collection('projects').deleteOne({ _id: new Types.ObjectId(_id) });
    expect(await app.app.get(Sweep).removePictures(new Date(Date.now() - HOUR_MS))).toBe(0);
    await expectOnePicture();
  });

  it('does nothing on a database that a newer program has migrated', async () => {
    const { _id } = await warmed();
    await collection('projects').deleteOne({ _id: new Types.ObjectId(_id) });
    const setVersion = (version: number) =>
      collection('schema').updateOne({}, { $set: { version } });
    await setVersion(SCHEMA_VERSION + 1);
    expect(await app.sweepLater()).toBe(0);
    await expectOnePicture();
    await setVersion(SCHEMA_VERSION);
    expect(await app.sweepLater()).toBe(1);
  });
});
