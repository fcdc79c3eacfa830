import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { TestApp } from '../support/test-app';
import { until } from '../support/until';

describe('the application', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  afterAll(() => app.stop());

  describe('refuses a body', () => {
    const send = (type: string, body: string | Buffer) =>
      app.http.post('/api/admin/login').set('Content-Type', type).send(body);

    it('that is broken JSON', async () => {
      const { body } = await send('application/json', '{"email":').expect(400);
      expect(body).toEqual({
        statusCode: 400,
        error: 'bad_request',
        message: 'The request could not be understood.',
      });
    });

    it('that is larger than 256 KB', async () => {
      const { body } = await send('application/json', JSON.stringify('x'.repeat(270_000)));
      expect(body).toMatchObject({ statusCode: 413, error: 'too_large' });
    });

    it('in an encoding or charset that it does not read', async () => {
      await send('application/json', '{}').set('Content-Encoding', 'compress').expect(415);
      await send('application/json; charset=x-nonsense', '{}').expect(415);
    });

    it('that would change a prototype', async () => {
      await send('application/json', '{"__proto__":{"email":"x","password":"y"}}').expect(400);
      expect(({} as { email?: string }).email).toBeUndefined();
    });
  });

  describe('reading a form', () => {
    const post = () => app.http.post('/api/projects').set('Authorization', admin);
    const folders = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('manjara-upload-'));

    it('refuses a text longer than any field, and too many fields', async () => {
      await post().field('name', 'x'.repeat(70_000)).expect(413);
      const many = post();
      for (let n = 0; n < 400; n++) void many.field(`field-${n}`, 'x');
      await many.expect(400);
    });

    it('leaves no file of a client that goes away in the middle of one', async () => {
      const before = await folders();
      const isClean = async () => (await folders()).every((name) => before.includes(name));
      const { port } = app.server.address() as AddressInfo;
      const upload = request({
        port,
        path: '/api/projects',
        method: 'POST',
        headers: { Authorization: admin, 'Content-Type': 'multipart/form-data; boundary=b' },
      });
      upload.on('error', () => undefined);
      upload.write(
        '--b\r\nContent-Disposition: form-data; name="image"; filename="قاعة.png"\r\n\r\nhalf',
      );
      await until(async () => !(await isClean()));
      upload.destroy();
      await until(isClean);
    });
  });
});

describe('the limit of uploads', () => {
  it('answers 413 for a file over it, takes one that reaches it, and stores neither', async () => {
    const app = await TestApp.start({ uploadMaxMb: { image: 0.001, cv: 1 } });
    try {
      const admin = await app.signIn();
      const upload = (bytes: number) =>
        app.http
          .post('/api/projects')
          .set('Authorization', admin)
          .attach('image', Buffer.alloc(bytes), 'large.png');
      const { body } = await upload(1_001).expect(413);
      const message = 'The file is too large: at most 0.001 MB are accepted.';
      expect(body).toEqual({
        statusCode: 413,
        error: 'file_too_large',
        message,
        details: [{ field: 'image', message }],
      });
      await upload(1_000).expect(400);
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    } finally {
      await app.stop();
    }
  });
});
