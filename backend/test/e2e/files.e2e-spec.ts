import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import type { Response } from 'supertest';
import { Types } from 'mongoose';
import type { Project } from '@manjara/contracts';
import { FilesService } from '../../src/storage/files.service';
import { projectTexts, withTexts } from '../support/factories/project.factory';
import { noisyPicture, picture, svg, turnedPhotograph } from '../support/pictures';
import { TestApp } from '../support/test-app';

const HOUR_MS = 3_600_000;

describe('GET /api/files/{id}', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects'));

  async function store(bytes: Buffer, name = 'picture.png'): Promise<Project> {
    const request = app.http.post('/api/projects').set('Authorization', admin);
    const { body } = await withTexts(request, projectTexts())
      .attach('image', bytes, name)
      .expect(201);
    return body as Project;
  }
  const download = (url: string) => app.http.get(url).buffer(true).parse(binary);

  it('answers the bytes with everything that lets them be kept for ever', async () => {
    const bytes = await picture('jpeg');
    const { image } = await store(bytes, 'hall.jpg');
    const { headers, body } = await download(image.url).expect(200);
    expect(bytes.equals(body as Buffer)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename=hall.jpg',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(headers.etag).toBe(`"${image.url.split('/').at(-1)}"`);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('answers 304 to whoever has it', async () => {
    const { image } = await store(await picture());
    const { etag } = (await download(image.url)).headers as { etag: string };
    const answer = await download(image.url).set('If-None-Match', etag).expect(304);
    expect(answer.headers.etag).toBe(etag);
    await download(image.url).set('If-None-Match', '"another"').expect(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const bytes = await picture();
    const { image } = await store(bytes);
    const { headers, text } = await app.http.head(image.url).expect(200);
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(text ?? '').toBe('');
  });

  describe('with a range', () => {
    let bytes: Buffer;
    let url: string;
    beforeEach(async () => {
      // Larger than one chunk of GridFS, so that ranges cross a border.
      bytes = await noisyPicture();
      url = (await store(bytes)).image.url;
      expect(bytes.length).toBeGreaterThan(600_000);
    });

    it.each([
      ['bytes=0-0', 0, 1],
      ['bytes=261000-262000', 261_000, 262_001],
      ['bytes=500000-', 500_000, undefined],
      ['bytes=-7', -7, undefined],
      ['bytes=10-99999999', 10, undefined],
    ])('answers %s', async (range, start, end) => {
      const answer = await download(url).set('Range', range).expect(206);
      const expected = bytes.subarray(start, end);
      expect((answer.body as Buffer).equals(expected)).toBe(true);
      const first = bytes.indexOf(expected);
      expect(answer.headers['content-range']).toBe(
        `bytes ${first}-${first + expected.length - 1}/${bytes.length}`,
      );
    });

    it('answers 416 outside the file', async () => {
      const answer = await download(url).set('Range', 'bytes=99999999-').expect(416);
      expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it.each(['bytes=0-1,5-6', 'lines=1-2', 'nonsense'])('answers the whole to "%s"', (range) =>
      download(url).set('Range', range).expect(200).expect('Content-Length', String(bytes.length)),
    );

    it('holds it to If-Range', async () => {
      const { etag } = (await download(url)).headers as { etag: string };
      await download(url).set('Range', 'bytes=0-0').set('If-Range', etag).expect(206);
      await download(url).set('Range', 'bytes=0-0').set('If-Range', '"old"').expect(200);
    });

    it('breaks off instead of ending when bytes are missing', async () => {
      const id = new Types.ObjectId(url.split('/').at(-1));
      await app.connection.collection('fs.chunks').deleteOne({ files_id: id, n: 2 });
      await expect(readWhole(app, url)).rejects.toThrow(/terminated|aborted|closed/);
      await app.http.get('/api/health/live').expect(200);
    });
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['..\\..\\boot.ini.png', 'boot.ini.png'],
    ['a\u202Egnp.exe', 'agnp.png'],
    ['no-extension', 'no-extension.png'],
    ['.png', 'picture.png'],
  ])('gives the name %j as %j', async (given, expected) => {
    const { image } = await store(await picture('png'), given);
    const { headers } = await download(image.url);
    expect(headers['content-disposition']).toBe(`inline; filename=${expected}`);
  });

  it('encodes Arabic names, and shortens long ones', async () => {
    const arabic = await store(await picture('png'), 'باب خشبي.png');
    const { headers } = await download(arabic.image.url);
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('باب خشبي.png')}`,
    );
    const long = await store(await picture('png'), `${'x'.repeat(300)}.png`);
    const disposition = (await download(long.image.url)).headers['content-disposition'];
    expect(disposition).toBe(`inline; filename=${'x'.repeat(120)}.png`);
  });

  it('names the type and extension of the content, whatever the file says of itself', async () => {
    const { image } = await store(await picture('webp'), 'photo.jpg');
    const { headers } = await download(image.url);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['content-disposition']).toContain('photo.webp');
  });

  it('gives a photograph the size at which it is shown', async () => {
    const { image } = await store(await turnedPhotograph(), 'phone.jpg');
    expect(image).toMatchObject({ width: 40, height: 60 });
  });

  it('gives an SVG its size', async () => {
    expect((await store(svg(), 'logo.svg')).image).toMatchObject({ width: 40, height: 20 });
  });

  it('answers 404 for an unknown file and for a private one, in the one error body', async () => {
    const { body, headers } = await app.http.get(`/api/files/${'0'.repeat(24)}`).expect(404);
    expect(body).toEqual({
      statusCode: 404,
      error: 'not_found',
      message: 'There is nothing at this address.',
    });
    expect(headers['cache-control']).toBeUndefined();

    const { image } = await store(await picture());
    await app.connection
      .collection('fs.files')
      .updateMany({}, { $set: { 'metadata.visibility': 'private' } });
    await app.http.get(image.url).expect(404);
    await app.http.get('/api/files/no-id').expect(400);
  });

  describe('the sweep', () => {
    const sweep = (time: Date) => app.app.get(FilesService).sweep(time);
    /** Makes everything that is stored look two hours old, for the sweep goes by the ids' time. */
    const later = () => new Date(Date.now() + 2 * HOUR_MS);

    it('removes files that nothing refers to, and keeps all others', async () => {
      const kept = await store(await picture());
      await store(await picture());
      await app.connection.collection('projects').deleteMany({ _id: { $ne: idOf(kept) } });
      expect(await sweep(later())).toBe(1);
      await download(kept.image.url).expect(200);
      expect((await app.countStored()).files).toBe(1);
    });

    it('removes the chunks of an upload that never ended', async () => {
      const kept = await store(await picture());
      await app.connection
        .collection('fs.chunks')
        .insertOne({ files_id: new Types.ObjectId(), n: 3, data: Buffer.from('half') });
      expect(await sweep(later())).toBe(1);
      await download(kept.image.url).expect(200);
      expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
    });

    it('leaves what is younger than an hour: its entity may be on its way', async () => {
      const { _id } = await store(await picture());
      await app.connection.collection('projects').deleteOne({ _id: new Types.ObjectId(_id) });
      expect(await sweep(new Date(Date.now() - HOUR_MS))).toBe(0);
      expect((await app.countStored()).files).toBe(1);
    });
  });
});

/** Reads an answer to its end with a client that fails when it is cut off. */
async function readWhole(app: TestApp, path: string): Promise<ArrayBuffer> {
  const { port } = app.server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
}

const idOf = ({ _id }: Project) => new Types.ObjectId(_id);

/** Collects an answer's bytes; supertest would decode them as text. */
function binary(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const stream = response as unknown as Readable;
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
  stream.on('error', (error) => done(error, Buffer.alloc(0)));
}
