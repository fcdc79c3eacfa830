import { once } from 'node:events';
import fs from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { statusOf } from '@manjara/observability';
import { staticFiles } from './static-files';

let folder: string;
let server: Server;
let port: number;
/** What the last request counted as. */
let counted: Promise<number>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-'));
  await writeFile(path.join(folder, 'a.js'), '0123456789');
  const serve = staticFiles(folder, () => {});
  server = createServer((request, response) => {
    counted = once(response, 'close').then(() => statusOf(response));
    serve(request, response, () => response.writeHead(404).end('none'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const read = (file: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/${file}`, { headers });

it.each(['bytes=5-2', 'bytes=2-4', 'bytes=99-', 'bytes=-', 'lines=1-2'])(
  'sends a file whole to who asks for %s of it',
  async (range) => {
    const answer = await read('a.js', { range });
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  },
);

it('breaks off an answer whose file is gone when it is opened, and goes on', async () => {
  const open = fs.createReadStream;
  jest
    .spyOn(fs, 'createReadStream')
    .mockImplementationOnce(() => open(path.join(folder, 'nothing')));
  await expect(read('a.js').then((answer) => answer.text())).rejects.toThrow();
  // Whoever watches for errors is told.
  expect(await counted).toBe(500);
  expect((await read('a.js')).status).toBe(200);
});
