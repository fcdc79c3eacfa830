import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { idOf } from '../http/observe';
import { originOf } from '../http/origin';
import { sendCompressed } from '../http/send-compressed';
import type { ReleaseSlot } from '../releases/release-slot';
import { readSettings } from '../rendering/read-site';
import { webManifest } from './manifest';
import { robotsTxt } from './robots';
import { SITEMAP_PATH, Sitemaps } from './sitemap';

export interface DiscoveryOptions {
  log: Logger;
  /** The public remote. */
  slot: Pick<ReleaseSlot, 'use'>;
  publicUrl: string | null;
}

function send(request: Request, response: Response, type: string, text: string): Promise<void> {
  response.type(type).set('cache-control', 'public, max-age=3600');
  return sendCompressed(request, response, Buffer.from(text));
}

export function discoveryRouter({ log, slot, publicUrl }: DiscoveryOptions): Router {
  const sitemaps = new Sitemaps();
  const sendSitemap: RequestHandler = async (request, response, next) => {
    const { path: pathname } = request;
    const requestId = idOf(request);
    const origin = originOf(request, publicUrl);
    let xml: string | null;
    try {
      xml = await slot.use((live) =>
        sitemaps.read(live?.renderer, { origin, pathname, requestId }),
      );
    } catch (error) {
      log.error({ err: error, requestId }, 'the sitemap could not be created');
      // 503: crawlers keep the sitemap that they already have.
      return void response.status(503).set('retry-after', '60').type('text/plain').end();
    }
    if (xml === null) next();
    else await send(request, response, 'application/xml; charset=utf-8', xml);
  };
  return Router({ caseSensitive: true, strict: true })
    .get('/robots.txt', (request, response) =>
      send(request, response, 'text/plain', robotsTxt(originOf(request, publicUrl))),
    )
    .get('/manifest.webmanifest', async (request, response) =>
      send(
        request,
        response,
        'application/manifest+json',
        JSON.stringify(webManifest(await readSettings())),
      ),
    )
    .get(SITEMAP_PATH, sendSitemap);
}
