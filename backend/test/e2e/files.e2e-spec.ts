import type { AddressInfo } from 'node:net';
import { noisyPicture, picture } from '../support/pictures';
import { ACCEPT, fileIdOf, StoredPictures } from '../support/stored-pictures';
import { TestApp } from '../support/test-app';

const YEAR = 'public, max-age=31536000, immutable';

jest.setTimeout(120_000);

describe('GET /api/files/{id}', () => {
  let app: TestApp;
  let pictures: StoredPictures;
  beforeAll(async () => {
    app = await TestApp.start({}, { images: 'real' });
    pictures = new StoredPictures(app, await app.signIn());
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects'));

  it('answers a variant with everything that lets it be kept for ever', async () => {
    const { image } = await pictures.store(await picture('jpeg'), 'hall.jpg');
    const { headers, body } = await pictures.fetch(image.url).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String((body as Buffer).length),
      'cache-control': YEAR,
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename=hall.jpg',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(headers.vary).toContain('Accept');
    expect(headers.etag).toMatch(/^"[0-9a-f]{24}"$/);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('answers 304 to whoever has it', async () => {
    const { image } = await pictures.store(await picture());
    const { etag } = (await pictures.fetch(image.url)).headers as { etag: string };
    const answer = await pictures.fetch(image.url).set('If-None-Match', etag).expect(304);
    expect(answer.headers).toMatchObject({ etag, 'cache-control': YEAR });
    expect(answer.headers.vary).toContain('Accept');
    expect((answer.body as Buffer).length).toBe(0);
    await pictures.fetch(image.url).set('If-None-Match', '"another"').expect(200);
    // Another form is not what it has.
    await pictures.fetchBest(image.url, { accept: ACCEPT.webp });
    await pictures.fetch(image.url, { accept: ACCEPT.webp }).set('If-None-Match', etag).expect(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const { image } = await pictures.store(await picture());
    const { headers, text } = await app.http.head(image.url).expect(200);
    const whole = await pictures.fetch(image.url).expect(200);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(headers[name]).toBe(whole.headers[name]);
    }
    expect(text ?? '').toBe('');
  });

  describe('with a range', () => {
    let bytes: Buffer;
    let url: string;
    beforeEach(async () => {
      url = (await pictures.store(await noisyPicture({ channels: 4 }))).image.url;
      bytes = (await pictures.fetch(url).expect(200)).body as Buffer;
      // Larger than one chunk of GridFS, so that ranges cross a border.
      expect(bytes.length).toBeGreaterThan(262_000);
    });

    it.each([
      ['bytes=0-0', 0, 1],
      ['bytes=261000-262000', 261_000, 262_001],
      ['bytes=200000-', 200_000, undefined],
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
      const answer = await pictures.fetch(url).set('Range', 'bytes=99999999-').expect(416);
      expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it.each(['bytes=0-1,5-6', 'lines=1-2', 'nonsense'])('answers the whole to "%s"', (range) =>
      pictures
        .fetch(url)
        .set('Range', range)
        .expect(200)
        .expect('Content-Length', String(bytes.length)),
    );

    it('holds it to If-Range', async () => {
      const part = () => pictures.fetch(url).set('Range', 'bytes=0-0');
      const { etag } = (await pictures.fetch(url)).headers as { etag: string };
      await part().set('If-Range', etag).expect(206);
      await part().set('If-Range', '"old"').expect(200);
      const webp = await pictures.fetchBest(url, { accept: ACCEPT.webp });
      await part().set('If-Range', String(webp.headers.etag)).expect(200);
    });

    it('breaks off instead of ending when bytes are missing', async () => {
      const { etag } = (await pictures.fetch(url)).headers as { etag: string };
      const id = fileIdOf(`/${etag.slice(1, -1)}`);
      await app.connection.collection('variants.chunks').deleteOne({ files_id: id, n: 1 });
      await app.contentChanged();
      await expect(readWhole(app, url)).rejects.toThrow();
      await app.http.get('/api/health/live').expect(200);
    });
  });

  it('encodes Arabic names, and shortens long ones', async () => {
    const arabic = await pictures.store(await picture('png'), 'باب خشبي.png');
    const { headers } = await pictures.fetch(arabic.image.url);
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('باب خشبي.jpg')}`,
    );
    const long = await pictures.store(await picture('png'), `${'x'.repeat(300)}.png`);
    const disposition = (await pictures.fetch(long.image.url)).headers['content-disposition'];
    expect(disposition).toBe(`inline; filename=${'x'.repeat(120)}.jpg`);
  });

  it('answers 404 for an unknown file and for a private one, in the one error body', async () => {
    const { body, headers } = await app.http.get(`/api/files/${'0'.repeat(24)}`).expect(404);
    expect(body).toEqual({
      statusCode: 404,
      error: 'not_found',
      message: 'There is nothing at this address.',
    });
    expect(headers['cache-control']).toBe('no-store');

    const { image } = await pictures.store(await picture());
    await app.connection
      .collection('fs.files')
      .updateMany({}, { $set: { 'metadata.visibility': 'private' } });
    await app.http.get(image.url).expect(404);
    await app.http.get('/api/files/no-id').expect(400);
  });
});

describe('a picture without the database', () => {
  it('is answered with 503', async () => {
    const app = await TestApp.start({}, { images: 'real' });
    const pictures = new StoredPictures(app, await app.signIn());
    const { image } = await pictures.store(await picture());
    await app.connection.close();
    try {
      const { headers } = await app.http.get(image.url).expect(503);
      expect(headers['retry-after']).toBe('5');
    } finally {
      await app.stop();
    }
  });
});

/** Reads an answer to its end with a client that fails when it is cut off. */
async function readWhole(app: TestApp, path: string): Promise<ArrayBuffer> {
  const { port } = app.server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
}
