import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

export const UPLOAD_PATH = '/upload';

/** The reference, in a process of its own: answers the given text, and writes uploads to disk. */
export async function bareServer(text) {
  const child = fork(fileURLToPath(import.meta.url), [], { env: { ...process.env, BARE: text } });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The bare server ended.')));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill();
      }),
  };
}

async function receive(request, response) {
  const folder = await mkdtemp(path.join(tmpdir(), 'manjara-bare-'));
  await pipeline(request, createWriteStream(path.join(folder, 'upload')));
  await rm(folder, { recursive: true });
  response.end('{}');
}

if (process.env.BARE !== undefined && process.send) {
  const body = Buffer.from(process.env.BARE);
  const server = createServer((request, response) => {
    if (request.url === UPLOAD_PATH) void receive(request, response);
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.once('disconnect', () => process.exit());
}
