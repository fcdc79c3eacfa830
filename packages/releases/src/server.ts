import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { POINTER_FILE } from './pointer';

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
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader(
        'Cache-Control',
        pathname === `/${POINTER_FILE}` ? 'no-cache' : 'public, max-age=31536000, immutable',
      );
    },
  });
  return createServer((request, response) => {
    if (request.url === '/health') {
      response.end('ok');
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end('Not found');
    });
  });
}
