import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The bytes of a file and the time of these very bytes, whatever has its name meanwhile. */
async function read(name: string): Promise<{ bytes: Buffer; mtime: Date }> {
  const file = await open(name);
  try {
    const { mtime } = await file.stat();
    return { bytes: await file.readFile(), mtime };
  } finally {
    await file.close();
  }
}

/**
 * Answers a JSON file that is replaced by another one now and then: what goes out is the whole of
 * one of them, with its own length and tag. Calls `next` where there is none.
 */
export async function answerPointer(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  let found: Awaited<ReturnType<typeof read>>;
  try {
    found = await read(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return next();
    // It is there and cannot be read just now: nobody is to hear that nothing is published.
    return void response.destroy();
  }
  const { bytes, mtime } = found;
  const etag = `W/"${bytes.length}-${mtime.getTime()}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response
    .writeHead(200, {
      'Cache-Control': 'no-cache',
      'Content-Length': bytes.length,
      'Content-Type': 'application/json',
      ETag: etag,
      'Last-Modified': mtime.toUTCString(),
      Vary: 'Accept-Encoding',
    })
    .end(bytes);
}
