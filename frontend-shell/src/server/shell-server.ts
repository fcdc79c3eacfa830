import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { REQUEST_ID_HEADER } from '@manjara/observability';
import { hasSeveralHosts } from '@manjara/contracts';
import { type RemoteKey, setApiBase } from '@manjara/platform';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createApiProxy } from './http/api-proxy';
import type { ShellConfig } from './config';
import { createDiscovery } from './discovery';
import { clientOf } from './http/client-address';
import { endGracefully } from './http/end-gracefully';
import { answerHeaders } from './http/headers';
import { idOf, observeRequests } from './http/observe';
import { isSecure, originOf } from './http/origin';
import { BusyPages } from './pages/busy-page';
import { ClientLimit } from './pages/client-limit';
import { PageCache } from './pages/page-cache';
import { RevisionPoller } from './pages/revision-poller';
import { CachedAnswers } from './pages/serve-cached';
import { releaseName, servePage } from './pages/serve-page';
import { PROVIDED } from './releases/check-manifest';
import { ReleaseCache } from './releases/release-cache';
import { ReleaseSlot } from './releases/release-slot';
import { serveRelease } from './releases/releases';
import type { ShellAssets } from './rendering/shell-assets';
import { describeShell } from './shell-metrics';
import { RenderProcess } from './rendering/render-process';
import { SupervisedRenderer } from './rendering/supervised-renderer';

export interface ShellServer {
  http: Server;
  slots: Record<RemoteKey, ReleaseSlot>;
  /** Polls the remotes' pointers once. */
  refresh(): Promise<unknown>;
  /** Finishes open requests, accepts no new ones, then closes the renderers. */
  stop(): Promise<void>;
}

/**
 * Timeouts in milliseconds of a request's headers and of the whole request: uploading a hundred
 * photographs over a slow line takes long.
 */
const LIMITS = { headersTimeout: 15_000, requestTimeout: 1_800_000 };

/** Time limit for closing the renderers; with the drain, below the ten seconds of supervisors. */
const CLOSE_MS = 1_000;

/** Parses the request target as an address within the site; null if it is invalid. */
function parseTarget(target: string): URL | null {
  const address = target.replace(/^[\\/]{2,}/, '/');
  if (!address.startsWith('/') || !URL.canParse(address, 'http://shell')) return null;
  return new URL(address, 'http://shell');
}

/** Plain text in both languages: browsers never send such a request. */
function badRequest(response: ServerResponse): void {
  response
    .writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end('تعذّر فهم الطلب.\nThe request could not be understood.\n');
}

/**
 * The shell's server: pages, the remotes' releases, its own files, and the API proxy. Starts with
 * the releases that were live before, then polls for newer ones.
 * @param registry for the metrics; without it nothing is measured
 * @param startRenderer starts a release; the shell server supervises it
 */
export async function createShellServer(
  config: ShellConfig,
  assets: ShellAssets,
  log: Logger,
  registry?: Registry,
  startRenderer = RenderProcess.starter(config.workerFile, log),
): Promise<ShellServer> {
  const cacheOf = (key: RemoteKey) => new ReleaseCache(path.join(config.cacheDir, key));
  const caches = { public: cacheOf('public'), dashboard: cacheOf('dashboard') };
  // For pages rendered in this process: the dashboard's frame and the error pages.
  setApiBase(`${config.apiUrl}/api`);
  const shared = { apiBase: `${config.apiUrl}/api`, shell: assets.files };
  const counts = { processEnds: 0 };
  const start = SupervisedRenderer.starter(startRenderer, {
    log,
    onEnd: () => (counts.processEnds += 1),
  });
  const slot = (key: RemoteKey) =>
    new ReleaseSlot({
      key,
      pointerUrl: config.pointers[key],
      cache: caches[key],
      log,
      start: (release, onFailure) => start({ ...release, ...shared }, onFailure),
    });
  const slots = { public: slot('public'), dashboard: slot('dashboard') };
  const refresh = () => Promise.all(Object.values(slots).map((each) => each.refresh()));
  await Promise.all(Object.values(slots).map((each) => each.restore()));
  await refresh();
  const discovery = createDiscovery(log);

  const poller = new RevisionPoller(config.apiUrl, log);
  const cache = new PageCache(config.pageCacheBytes, poller);
  const limit = new ClientLimit();
  const pages = { slots, assets, cache, limit, busyPages: new BusyPages(assets), log };
  const answers = new CachedAnswers({ ...config, cache, release: () => releaseName(pages) });
  const forwardToApi = createApiProxy({ ...config, log, onWrite: () => poller.invalidate() });

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL) {
    const { pathname } = url;
    if (pathname === '/api' || pathname.startsWith('/api/')) return forwardToApi(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (pathname === '/_health') {
      const live = Object.entries(slots).map(([key, { current }]) => [key, current?.version]);
      const remotes = Object.fromEntries(live) as Partial<Record<RemoteKey, string>>;
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify({ status: 'ok', ...PROVIDED, remotes }));
      return;
    }
    if (await serveRelease(request, response, pathname, slots, caches)) return;
    const requestId = idOf(request);
    const origin = originOf(request, config);
    const site = { origin, slot: slots.public, requestId };
    if (await discovery.serve(request, response, pathname, site)) return;
    const client = clientOf(request, config.trustsProxy);
    const from = { origin, secure: isSecure(request, config), requestId, client };
    await servePage(request, response, url, from, { ...pages, answers });
  }

  if (registry) describeShell(registry, { ...config, slots, cache, poller, counts });
  const observe = observeRequests({
    log,
    trustProxy: config.trustProxy,
    registry,
    pages: () => slots.public.current?.renderer?.description,
  });
  const http = createServer(LIMITS, (request, response) => {
    observe(request, response);
    if (hasSeveralHosts(request)) return badRequest(response);
    if (answers.serve(request, response)) return;
    response.setHeader(REQUEST_ID_HEADER, idOf(request));
    for (const [name, value] of Object.entries(answerHeaders(isSecure(request, config)))) {
      response.setHeader(name, value);
    }
    const url = parseTarget(request.url ?? '/');
    if (!url) return badRequest(response);
    assets.serve(request, response, () => {
      answer(request, response, url).catch((error: unknown) => {
        log.error({ err: error, path: url.pathname, requestId: idOf(request) }, 'request failed');
        if (response.headersSent) response.destroy(error as Error);
        else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error');
      });
    });
  });
  const stop = async () => {
    await endGracefully(http);
    poller.stop();
    // All requests have ended, so do not wait for a hanging renderer.
    const closed = Promise.all(Object.values(slots).map((each) => each.close()));
    await Promise.race([closed, setTimeout(CLOSE_MS, undefined, { ref: false })]);
  };
  return { http, slots, refresh, stop };
}
