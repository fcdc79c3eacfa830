import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv, { type Options } from 'sirv';

/** Serves a file; calls `next` where there is none. */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Serves the files of a folder, which may come and go meanwhile, beside them in the compressed forms
 * that a build wrote. They are sent whole, also to who asks for a part: a range that ends before it
 * begins would throw in the library, and so end the process.
 */
export function staticFiles(
  folder: string,
  setHeaders: NonNullable<Options['setHeaders']>,
): StaticFiles {
  const files = sirv(folder, { dev: true, etag: true, brotli: true, setHeaders });
  return (request, response, next) => {
    delete request.headers.range;
    // The library looks after the file neither when it cannot be read nor when nobody reads it.
    response.once('pipe', (file: Readable) => {
      file.once('error', (error) => response.destroy(error));
      response.once('close', () => file.destroy());
    });
    let isFound = true;
    try {
      files(request, response, () => void (isFound = false));
    } catch {
      // It went missing while it was looked for.
      isFound = response.headersSent;
    }
    if (!isFound) next();
  };
}
