import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

/**
 * The reference, in a process of its own: the same bytes, from memory, under as many headers as a
 * client needs to read them. Each answer stands twice: without an ETag, and with one, where the server
 * answers 304 to who has it.
 * @param {{ type: string, etag: string, encoding?: string, body: Buffer }[]} answers
 * @returns addresses of an answer by its place in the list
 */
export async function bareServer(answers) {
  const child = fork(fileURLToPath(import.meta.url), ['bare'], { serialization: 'advanced' });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The bare server ended.')));
    child.send(answers);
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: child.pid,
    plain: (index) => `${url}/${index}`,
    tagged: (index) => `${url}/${index}/tagged`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill();
      }),
  };
}

function serve(answers) {
  const known = new Map();
  for (const [index, { type, etag, encoding, body }] of answers.entries()) {
    const headers = {
      'Content-Type': type,
      'Content-Length': body.length,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    };
    known.set(`/${index}`, { headers, body });
    known.set(`/${index}/tagged`, { headers: { ...headers, ETag: etag }, body, etag });
  }
  const server = createServer((request, response) => {
    const { headers, body, etag } = known.get(request.url);
    if (etag !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { ETag: etag }).end();
    } else response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.once('disconnect', () => process.exit());
}

if (process.argv[2] === 'bare' && process.send) process.once('message', serve);
