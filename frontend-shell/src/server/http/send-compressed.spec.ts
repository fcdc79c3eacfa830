import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve, type TestServer } from '../testing/serve';
import { sendCompressed } from './send-compressed';

const BODY = Buffer.from('as it is');
const DECODE = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

let server: TestServer;
beforeAll(async () => {
  server = await serve((request, response) => sendCompressed(request, response, BODY));
});
afterAll(() => server.close());

it.each<[string | undefined, keyof typeof DECODE]>([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'none'],
  ['BR ; q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['identity', 'none'],
  ['x-br, brotli', 'none'],
  ['', 'none'],
  [undefined, 'none'],
])('a client that accepts %j gets %s', async (accepted, encoding) => {
  const headers: Record<string, string> =
    accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await server.ask('/', headers);
  expect(answer.headers['content-encoding'] ?? 'none').toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(DECODE[encoding](await buffer(answer))).toEqual(BODY);
});
