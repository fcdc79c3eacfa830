import { once } from 'node:events';
import fs from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReleaseServer } from './server';

let root: string;
let pointer: string;
let server: Server;
let url: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'server-'));
  pointer = path.join(root, 'latest.json');
  server = createReleaseServer(root).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest.json`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(root, { recursive: true });
});

/** Puts another pointer in place, in one step. */
function move(text: string): void {
  fs.writeFileSync(`${pointer}.new`, text);
  fs.renameSync(`${pointer}.new`, pointer);
}

describe('the pointer', () => {
  it.each([
    ['shorter', '{}'],
    ['longer', '{"version":"2","past":[{"version":"1"}]}'],
  ])('goes out whole when a %s one takes its place meanwhile', async (_, next) => {
    move('{"version":"1"}');
    server.prependOnceListener('request', (_request, response: ServerResponse) => {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((...args: Parameters<typeof writeHead>) => {
        move(next);
        return writeHead(...args);
      }) as typeof writeHead;
    });
    expect(await (await fetch(url)).text()).toBe('{"version":"1"}');
    expect(await (await fetch(url)).text()).toBe(next);
  });

  it('is asked again by its tag, and sent again when it was moved', async () => {
    move('{"version":"1"}');
    const first = await fetch(`${url}?at=1`);
    expect(await first.text()).toBe('{"version":"1"}');
    const headers = Object.fromEntries(first.headers);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-length': '15',
      'content-type': 'application/json',
      'last-modified': expect.stringContaining('GMT'),
      vary: 'Accept-Encoding',
    });
    const ask = () => fetch(url, { headers: { 'if-none-match': headers.etag! } });
    expect((await ask()).status).toBe(304);
    move('{"version":"22"}');
    expect(await (await ask()).text()).toBe('{"version":"22"}');
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['16', '']);
  });

  it('that is there and cannot be read is not said to be missing', async () => {
    expect((await fetch(url)).status).toBe(404);
    await mkdir(pointer);
    await expect(fetch(url)).rejects.toThrow();
    await rm(pointer, { recursive: true });
    await writeFile(pointer, '{}');
    expect((await fetch(url)).status).toBe(200);
  });
});
