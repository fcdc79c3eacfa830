import path from 'node:path';
import express, { type RequestHandler } from 'express';

const COMPRESSED = '.br';

interface StaticOptions {
  /** How long browsers may keep the files, such as `1y`. */
  maxAge: string | 0;
  immutable?: boolean;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Serves a folder whose files may change at any time, compressed where the build wrote compressed
 * copies. Calls `next` for missing files.
 */
export function staticFiles(
  folder: string,
  { headers = {}, ...caching }: StaticOptions,
): RequestHandler {
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    acceptRanges: false,
    ...caching,
    setHeaders(response, file) {
      response.set(headers).vary('Accept-Encoding');
      if (!file.endsWith(COMPRESSED)) return;
      const { ext } = path.parse(file.slice(0, -COMPRESSED.length));
      response.set('content-encoding', 'br').type(ext);
    },
  });
  return (request, response, next) => {
    if (!request.acceptsEncodings('br')) return serve(request, response, next);
    const { url } = request;
    request.url = request.path + COMPRESSED;
    serve(request, response, () => {
      request.url = url;
      serve(request, response, next);
    });
  };
}
