import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { compressed } from '../http/compress';
import type { ReleaseSlot } from '../releases/release-slot';
import { robotsTxt } from './robots';
import { isSitemap, Sitemaps } from './sitemap';

const CACHE_S = 3600;

export interface Discovery {
  /** Serves `robots.txt` and sitemaps; returns false for other paths. */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    site: { origin: string; slot: Pick<ReleaseSlot, 'use'>; requestId: string },
  ): Promise<boolean>;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
  text: string,
): Promise<void> {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${CACHE_S}`,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    etag,
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = await compressed(
    Buffer.from(text),
    request.headers['accept-encoding'],
  );
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function createDiscovery(log: Logger): Discovery {
  const sitemaps = new Sitemaps();
  return {
    async serve(request, response, pathname, { origin, slot, requestId }) {
      if (pathname === '/robots.txt') {
        await send(request, response, 'text/plain', robotsTxt(origin));
        return true;
      }
      if (!isSitemap(pathname)) return false;
      let xml: string | null;
      try {
        xml = await slot.use((live) =>
          sitemaps.read(live?.renderer, { origin, pathname, requestId }),
        );
      } catch (error) {
        log.error({ err: error, requestId }, 'the sitemap cannot be made');
        // 503: crawlers keep the sitemap that they already have.
        response.writeHead(503, { 'retry-after': '60', 'content-type': 'text/plain' }).end();
        return true;
      }
      if (xml === null) return false;
      await send(request, response, 'application/xml', xml);
      return true;
    },
  };
}
