import { fork } from 'node:child_process';
import { createServer } from 'node:http';

/**
 * The reference, in its own process: serves the same bodies from memory with the necessary headers
 * at `/0`, `/1`, …, and answers a matching If-None-Match with 304.
 * @param {{ type: string, etag: string, encoding?: string, body: Buffer }[]} answers
 */
export async function startBareServer(answers) {
  const child = fork(import.meta.filename, ['serve'], { serialization: 'advanced' });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The bare server ended.')));
    child.send(answers);
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.kill() };
}

function serve(answers) {
  const routes = new Map();
  for (const [index, { type, etag, encoding, body }] of answers.entries()) {
    const headers = { 'Content-Type': type, 'Content-Length': body.length, ETag: etag };
    if (encoding) headers['Content-Encoding'] = encoding;
    routes.set(`/${index}`, { headers, body, etag });
  }
  const server = createServer((request, response) => {
    const { headers, body, etag } = routes.get(request.url);
    const isKnown = request.headers['if-none-match'] === etag;
    if (isKnown) response.writeHead(304, { ETag: etag }).end();
    else response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.once('disconnect', () => process.exit());
}

if (process.argv[2] === 'serve') process.once('message', serve);
