import { type AddressInfo, connect } from 'node:net';
import { stored } from '../contract/support/stored';
import { TestApp } from '../support/test-app';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signIn();
});
afterAll(() => app.stop());

const TIMEOUT_MS = 30_000;
const BOUNDARY = 'b';
const END = `--${BOUNDARY}--\r\n`;
const TARGETS = ['/api/messages', '/api/projects', '/api/admin/login'];

/** Builds a raw request without validation. */
const http = (target: string, headers: readonly string[], body = ''): string =>
  [
    `POST ${target} HTTP/1.1`,
    'Host: localhost',
    `Authorization: ${admin}`,
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
const form =
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
  'a form without a boundary': form(part(NAME) + END, 'multipart/form-data'),
  'a form with an empty boundary': form(part(NAME) + END, 'multipart/form-data; boundary='),
  'a form without an end': form(part(NAME)),
  'a form of boundaries alone': form(`--${BOUNDARY}\r\n`.repeat(2_000)),
  'a form with garbage around it': form(
    `${'-'.repeat(9_000)}${part(NAME)}${END}${'x'.repeat(9_000)}`,
  ),
  'a form that is shorter than it says': (target) =>
    http(
      target,
      [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`, 'Content-Length: 9000'],
      part(FILE),
    ),
  'a file without an end': form(`--${BOUNDARY}\r\n${FILE}\r\n\r\nx`),
  'a part without a name': form(part('Content-Disposition: form-data') + END),
  'a part with a broken head': form(part(`${NAME}\r\nbroken header`) + END),
  'a part with a head of 100,000': form(part(`${NAME}\r\nX-Long: ${'y'.repeat(100_000)}`) + END),
  'a part of an unknown charset': form(
    part(`${NAME}\r\nContent-Type: text/plain; charset=x-wood`) + END,
  ),
  'a name that cannot be read': form(
    part("Content-Disposition: form-data; name*=utf-8''%ff%fe") + END,
  ),
  'a text a thousand times': form(part(NAME, '').repeat(1_000) + END),
  'a file as a text': form(
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
