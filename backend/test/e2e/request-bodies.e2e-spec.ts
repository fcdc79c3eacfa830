import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { TestApp } from '../support/test-app';
import { until } from '../support/until';

const IMAGE_MB = 0.001;

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await TestApp.start({ uploadMaxMb: { image: IMAGE_MB, cv: 1 } });
  admin = await app.signIn();
});
afterAll(() => app.stop());

describe('a body is refused', () => {
  const send = (type: string, body: string) =>
    app.http.post('/api/admin/login').set('Content-Type', type).send(body);

  it('that is broken JSON', () =>
    send('application/json', '{"email":').expect(400, {
      statusCode: 400,
      error: 'bad_request',
      message: 'The request could not be understood.',
    }));

  it('that is larger than 256 KB', async () => {
    const { body } = await send('application/json', JSON.stringify('x'.repeat(270_000)));
    expect(body).toMatchObject({ statusCode: 413, error: 'too_large' });
  });

  it('in an encoding or charset that is not read', async () => {
    await send('application/json', '{}').set('Content-Encoding', 'compress').expect(415);
    await send('application/json; charset=x-nonsense', '{}').expect(415);
  });

  it.each([
    ['/api/admin/login', 'multipart/form-data; boundary=b'],
    ['/api/projects', 'application/json'],
  ])('of a content type that %s does not read', async (path, opposite) => {
    const others = ['application/xml', 'application/x-www-form-urlencoded', 'application/jsonp'];
    for (const type of [opposite, ...others, 'application/octet-stream', 'multipart/mixed']) {
      const request = app.http.post(path).set({ Authorization: admin, 'Content-Type': type });
      const { status } = await request.send('{}');
      expect({ type, status }).toEqual({ type, status: 415 });
    }
  });

  it('that would change a prototype', async () => {
    await send('application/json', '{"__proto__":{"email":"x","password":"y"}}').expect(400);
    expect(({} as { email?: string }).email).toBeUndefined();
  });
});

describe('a form', () => {
  const post = () => app.http.post('/api/projects').set('Authorization', admin);
  const upload = (bytes: number) => post().attach('image', Buffer.alloc(bytes), 'large.png');

  it('has no text longer than any field, and not too many fields', async () => {
    await post().field('name', 'x'.repeat(70_000)).expect(413);
    const many = post();
    for (let n = 0; n < 700; n++) void many.field(`field-${n}`, 'x');
    expect((await many.expect(400)).body).toMatchObject({ error: 'form_too_many_parts' });
  });

  it('has no file over its limit; one that reaches it is looked at', async () => {
    const message = `The file is too large: at most ${IMAGE_MB} MB are accepted.`;
    expect((await upload(IMAGE_MB * 1e6 + 1).expect(413)).body).toEqual({
      statusCode: 413,
      error: 'file_too_large',
      message,
      details: [{ field: 'image', message }],
    });
    await upload(IMAGE_MB * 1e6).expect(400);
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('leaves no file of a client that goes away in the middle of one', async () => {
    const folders = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('manjara-upload-'));
    const before = await folders();
    const isClean = async () => (await folders()).every((name) => before.includes(name));
    const sending = request({
      port: (app.server.address() as AddressInfo).port,
      path: '/api/projects',
      method: 'POST',
      headers: { Authorization: admin, 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    sending.on('error', () => undefined);
    sending.write(
      '--b\r\nContent-Disposition: form-data; name="image"; filename="قاعة.png"\r\n\r\nhalf',
    );
    await until(async () => !(await isClean()));
    sending.destroy();
    await until(isClean);
  });
});
