import { type RemoteKey } from '@manjara/platform';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { ShellConfig } from './config';
import { discoveryRouter } from './discovery';
import { createApiProxy } from './http/api-proxy';
import { securityHeaders, strictTransportSecurity } from './http/headers';
import { assignRequestId, idOf, logRequests, measureRequests } from './http/observe';
import { rejectBadRequests, rejectOtherMethods } from './http/request-checks';
import { BusyPages } from './pages/busy-page';
import { ClientLimit } from './pages/client-limit';
import type { PageCache } from './pages/page-cache';
import type { RevisionPoller } from './pages/revision-poller';
import { serveCachedPages } from './pages/serve-cached-page';
import { servePages } from './pages/serve-page';
import { PROVIDED } from './releases/check-manifest';
import type { ReleaseCache } from './releases/release-cache';
import type { ReleaseSlot } from './releases/release-slot';
import { releasesRouter } from './releases/releases';
import { serviceWorkerRouter } from './releases/service-worker';
import type { ShellAssets } from './rendering/shell-assets';

export interface AppParts {
  config: Pick<ShellConfig, 'apiUrl' | 'publicUrl' | 'trustProxy'>;
  assets: ShellAssets;
  slots: Record<RemoteKey, ReleaseSlot>;
  caches: Record<RemoteKey, ReleaseCache>;
  cache: PageCache;
  poller: RevisionPoller;
  log: Logger;
  registry: Registry | undefined;
}

/** State of the shell, for supervisors and for the tools that publish releases. */
const health =
  (slots: AppParts['slots']): RequestHandler =>
  (_request, response) => {
    const live = Object.entries(slots).map(([key, { current }]) => [key, current?.version]);
    const remotes = Object.fromEntries(live) as Partial<Record<RemoteKey, string>>;
    response.set('cache-control', 'no-store').json({ status: 'ok', ...PROVIDED, remotes });
  };

const handleErrors =
  (log: Logger): ErrorRequestHandler =>
  (error: Error, request, response, _next) => {
    const about = { err: error, path: request.path, requestId: idOf(request) };
    log.error(about, 'request failed');
    if (response.headersSent) response.destroy(error);
    else response.status(500).type('text/plain').send('Internal error');
  };

/** The shell's middleware and routers, in the order in which they see a request. */
export function createApp({ config, assets, slots, caches, poller, ...parts }: AppParts): Express {
  const { trustProxy, publicUrl } = config;
  const { log, registry, cache } = parts;
  const pages = () => slots.public.current?.renderer?.description;
  const onWrite = () => poller.invalidate();
  const logged = logRequests(log);
  const cached = serveCachedPages({ slots, assets, cache, publicUrl });
  // Hits are logged at debug only; otherwise they end before the logger.
  const cacheAndLog = log.isLevelEnabled('debug') ? [logged, cached] : [cached, logged];
  const limits = { limit: new ClientLimit(), busyPages: new BusyPages(assets) };
  const app = express();
  if (registry) app.use(measureRequests(registry, pages));
  return app
    .disable('x-powered-by')
    .enable('case sensitive routing')
    .enable('strict routing')
    .set('trust proxy', trustProxy)
    .use(assignRequestId(trustProxy), strictTransportSecurity(publicUrl))
    .use(cacheAndLog)
    .use(securityHeaders, rejectBadRequests)
    .all(/^\/api(?:\/|$)/, createApiProxy({ ...config, log, onWrite }))
    .use(rejectOtherMethods)
    .get('/_health', health(slots))
    .use(assets.serve)
    .use(releasesRouter(slots, caches))
    .use(serviceWorkerRouter(slots.dashboard, caches.dashboard))
    .use(discoveryRouter({ log, slot: slots.public, publicUrl }))
    .use(servePages({ slots, assets, cache, ...limits, log, publicUrl }))
    .use(handleErrors(log));
}
