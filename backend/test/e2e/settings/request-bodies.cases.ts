import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { stored } from '../../contract/support/stored';
import { useApp } from '../../support/test-app';
import { until } from '../../support/until';

const IMAGE_MB = 0.001;

const app = useApp({ uploadMaxMb: { image: IMAGE_MB, cv: 1 } });

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

  it('that would change a prototype', async () => {
    await send('application/json', '{"__proto__":{"email":"x","password":"y"}}').expect(400);
    expect(({} as { email?: string }).email).toBeUndefined();
  });
});

describe('a form', () => {
  const post = () => app.asAdmin.post('/api/projects');
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

  it('leaves no file of a client that disconnects during an upload', async () => {
    const folders = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('manjara-upload-'));
    const before = await folders();
    const isClean = async () => (await folders()).every((name) => before.includes(name));
    const sending = request({
      port: (app.server.address() as AddressInfo).port,
      path: '/api/projects',
      method: 'POST',
      headers: { Authorization: app.admin, 'Content-Type': 'multipart/form-data; boundary=b' },
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

const TIMEOUT_MS = 30_000;
const BOUNDARY = 'b';
const END = `--${BOUNDARY}--\r\n`;
const TARGETS = ['/api/messages', '/api/projects', '/api/admin/login'];

/** Builds a raw request without validation. */
const http = (target: string, headers: readonly string[], body = ''): string =>
  [
    `POST ${target} HTTP/1.1`,
    'Host: localhost',
    `Authorization: ${app.admin}`,
    ...headers,
    '',
    body,
  ].join('\r\n');

const chunked = (body: string) => (target: string) =>
  http(target, ['Content-Type: application/json', 'Transfer-Encoding: chunked'], body);

const withHeader =
  (...headers: string[]) =>
  (target: string) =>
    http(target, headers, 'x');

/** A form of any bytes, with a correct Content-Length. */
const rawForm =
  (body: string, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
  (target: string) =>
    http(target, [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`], body);

const part = (head: string, content = 'x') => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`;
const NAME = 'Content-Disposition: form-data; name="name"';
const FILE = 'Content-Disposition: form-data; name="image"; filename="x.png"';

/** Requests that HTTP clients cannot send, by their fault. */
const BYTES: Readonly<Record<string, (target: string) => string>> = {
  'HTTP/0.9': (target) => `GET ${target}\r\n`,
  'the beginning of HTTP/2': () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'the beginning of TLS': () => Buffer.from('1603010200010001fc0303', 'hex').toString('latin1'),
  'no host': (target) => `GET ${target} HTTP/1.1\r\nConnection: close\r\n\r\n`,
  'a header that is none': (target) => `GET ${target} HTTP/1.1\r\nHost x\r\n\r\n`,
  'half a head': (target) => `GET ${target} HTTP/1.1\r\nHos`,
  'a method of 50,000': (target) => `${'G'.repeat(50_000)} ${target} HTTP/1.1\r\n\r\n`,
  'a target of 50,000': () => `GET /${'x'.repeat(50_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'a length and chunks': withHeader('Transfer-Encoding: chunked', 'Content-Length: 4'),
  'two lengths': withHeader('Content-Length: 0', 'Content-Length: 1'),
  'a negative length': withHeader('Content-Length: -1'),
  'a chunk of an endless size': chunked(`${'f'.repeat(40)}\r\nx\r\n`),
  'chunks that end in the middle': chunked('5\r\nab'),
  'a trailer that forges': chunked('0\r\nContent-Length: 5\r\nAuthorization: x\r\n\r\n'),
  'a request inside another': chunked(
    '0\r\n\r\nDELETE /api/projects/x HTTP/1.1\r\nHost: x\r\n\r\n',
  ),
  'headers of 40,000': withHeader(`X-Large: ${'y'.repeat(40_000)}`),
  '3,000 headers': withHeader(...Array.from({ length: 3_000 }, (_, n) => `X-${n}: y`)),
  'a header with a NUL': withHeader('X-Bytes: a\u0000b'),
  'an upgrade': withHeader('Connection: upgrade', 'Upgrade: websocket'),
  'a form without a boundary': rawForm(part(NAME) + END, 'multipart/form-data'),
  'a form with an empty boundary': rawForm(part(NAME) + END, 'multipart/form-data; boundary='),
  'a form without an end': rawForm(part(NAME)),
  'a form of boundaries alone': rawForm(`--${BOUNDARY}\r\n`.repeat(2_000)),
  'a form with garbage around it': rawForm(
    `${'-'.repeat(9_000)}${part(NAME)}${END}${'x'.repeat(9_000)}`,
  ),
  'a form that is shorter than it says': (target) =>
    http(
      target,
      [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`, 'Content-Length: 9000'],
      part(FILE),
    ),
  'a file without an end': rawForm(`--${BOUNDARY}\r\n${FILE}\r\n\r\nx`),
  'a part without a name': rawForm(part('Content-Disposition: form-data') + END),
  'a part with a broken head': rawForm(part(`${NAME}\r\nbroken header`) + END),
  'a part with a head of 100,000': rawForm(part(`${NAME}\r\nX-Long: ${'y'.repeat(100_000)}`) + END),
  'a part of an unknown charset': rawForm(
    part(`${NAME}\r\nContent-Type: text/plain; charset=x-wood`) + END,
  ),
  'a name that cannot be read': rawForm(
    part("Content-Disposition: form-data; name*=utf-8''%ff%fe") + END,
  ),
  'a text a thousand times': rawForm(part(NAME, '').repeat(1_000) + END),
  'a file as a text': rawForm(
    part('Content-Disposition: form-data; name="image"', '/etc/passwd') + END,
  ),
};

it.each(Object.keys(BYTES))('%s is refused without a 5xx, and changes nothing', async (name) => {
  const before = await stored({ connection: app.connection });
  const { port } = app.server.address() as AddressInfo;
  for (const target of TARGETS) {
    const bytes = Buffer.from(BYTES[name]!(target), 'latin1');
    const statuses = await exchange(port, bytes);
    expect(statuses.filter((status) => status >= 500 || status < 300)).toEqual([]);
  }
  expect(await stored({ connection: app.connection })).toEqual(before);
  await app.http.get('/api/health/ready').expect(200);
});

it.each(['/api/projects', '/api/nothing'])(
  'a request for %s that names two hosts is refused, also when the answer is cached',
  async (target) => {
    const { port } = app.server.address() as AddressInfo;
    const ask = (hosts: string) =>
      exchange(port, Buffer.from(`GET ${target} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`));
    expect(await ask('Host: a.example\r\n')).not.toEqual([400]);
    expect(await ask('Host: a.example\r\nhost: b.example\r\n')).toEqual([400]);
  },
);

/**
 * Sends bytes over a new connection and reads until the server closes it.
 * @returns the statuses of all responses: several when the bytes were read as several requests
 * @throws when the server does not close the connection in time
 */
async function exchange(port: number, bytes: Buffer): Promise<number[]> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  // The server may close the connection before it has read everything.
  socket.on('error', () => {});
  socket.once('end', () => socket.destroySoon());
  socket.end(bytes);
  let late = false;
  const timeout = setTimeout(() => {
    late = true;
    socket.destroy();
  }, TIMEOUT_MS);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  clearTimeout(timeout);
  if (late) throw new Error(`no end after ${TIMEOUT_MS} ms`);
  const text = Buffer.concat(received).toString('latin1');
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
