import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv, { type Options } from 'sirv';

/** Serves a file; calls `next` if it does not exist. */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Serves a folder whose files may change at any time, compressed where the build wrote compressed
 * copies. Ignores Range: sirv throws on a range that ends before it starts, which would end the
 * process.
 */
export function staticFiles(
  folder: string,
  setHeaders: NonNullable<Options['setHeaders']>,
): StaticFiles {
  const files = sirv(folder, { dev: true, etag: true, brotli: true, setHeaders });
  return (request, response, next) => {
    delete request.headers.range;
    // sirv handles neither read errors of the file nor a client that disconnects.
    response.once('pipe', (file: Readable) => {
      file.once('error', (error) => response.destroy(error));
      response.once('close', () => file.destroy());
    });
    let isFound = true;
    try {
      files(request, response, () => void (isFound = false));
    } catch {
      // The file was removed during the lookup.
      isFound = response.headersSent;
    }
    if (!isFound) next();
  };
}
