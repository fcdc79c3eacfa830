import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

/**
 * The reference, in a process of its own: answers given bytes, and 304 to who has them.
 * @param {Record<string, { type: string, etag: string, body: Buffer }>} answers by path
 */
export async function bareServer(answers) {
  const child = fork(fileURLToPath(import.meta.url), ['bare'], { serialization: 'advanced' });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The bare server ended.')));
    child.send(answers);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill();
      }),
  };
}

function serve(answers) {
  const server = createServer((request, response) => {
    const { type, etag, body } = answers[request.url];
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { ETag: etag }).end();
      return;
    }
    const headers = { 'Content-Type': type, 'Content-Length': body.length, ETag: etag };
    response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.once('disconnect', () => process.exit());
}

if (process.argv[2] === 'bare' && process.send) process.once('message', serve);
