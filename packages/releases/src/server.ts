import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { POINTER_FILE } from './pointer';

/** Milliseconds for the head of a request, and for all of it: whoever sends slowly is cut off. */
const LIMITS = { headersTimeout: 15_000, requestTimeout: 60_000 };

/** With every answer: any origin may read it, and no browser shows it as a page. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The server that a team runs for its releases: static files, readable from any origin. The
 * pointer is revalidated on every read; everything else never changes under its address.
 */
export function createReleaseServer(root: string): Server {
  const files = sirv(root, {
    dev: true, // releases come and go while it runs
    etag: true,
    brotli: true, // the forms that the build wrote beside the files
    setHeaders(response, pathname) {
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader(
        'Cache-Control',
        pathname === `/${POINTER_FILE}` ? 'no-cache' : 'public, max-age=31536000, immutable',
      );
    },
  });
  return createServer(LIMITS, (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.url === '/health') {
      response.setHeader('Content-Type', 'text/plain').end('ok');
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    });
  });
}
