import { isDashboard, isPreview, type Language } from '@manjara/contracts';
import type { RemoteKey } from '@manjara/platform';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { languageCookie, requestLanguage } from '../http/language';
import { idOf } from '../http/observe';
import { originOf } from '../http/origin';
import { addressOf } from '../http/request-checks';
import type { RemoteInfo, Remotes } from '../../app/page-context';
import { composePage } from '../rendering/compose-page';
import {
  type PageRequest,
  PageUnavailable,
  RendererEnded,
  type RenderResult,
} from '../rendering/renderer';
import type { Release } from '../releases/release';
import { pageAddress } from './page-address';
import { headersOf } from './page-body';
import type { Served } from './page-cache';
import { BUSY_RETRY_S, type BusyPages } from './busy-page';
import { clientKey, type ClientLimit, TooManyPages } from './client-limit';
import type { ShellAssets } from '../rendering/shell-assets';
import { sendPage } from './send-page';
import { type CachedPageOptions, releaseOf } from './serve-cached-page';

export interface PageDependencies extends CachedPageOptions {
  limit: ClientLimit;
  busyPages: BusyPages;
  log: Logger;
}

/**
 * The dashboard's canonical address for a variant in other case or with percent-encoded letters:
 * the router would match it too. Else null.
 */
function properDashboard({ pathname, search }: URL): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const letters = first.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  if (first === 'dashboard' || letters.toLowerCase() !== 'dashboard') return null;
  return ['', 'dashboard', ...rest].join('/') + search;
}

const isPreviewPage = (url: URL): boolean => isPreview(url) && !isDashboard(url.pathname);

/** Refresh header of an unavailable page, in seconds. */
const REFRESH_S = '20';
/** Retry-After header, in seconds. */
const RETRY_AFTER_S = 5;

interface Visitor {
  /** Of the request. */
  requestId: string;
  /** How the visitor reaches the site, such as `https://www.example.com`. */
  origin: string;
  /** Client key for rate limits. */
  client: string;
  language: Language;
}

function remoteInfo({ version, publicPath, manifest, assets }: Release): RemoteInfo {
  const { path, name } = manifest.metaData.remoteEntry;
  const integrity = assets.integrity[path + name];
  return { version, entry: publicPath + path + name, integrity };
}

const remotesOf = (releases: Partial<Record<RemoteKey, Release>>): Remotes =>
  Object.fromEntries(
    Object.entries(releases).flatMap(([key, each]) => (each ? [[key, remoteInfo(each)]] : [])),
  );

type Shown = Pick<Served, 'page'> & Partial<Served> & { retryAfterS?: number; busy?: true };

/** Public pages are cached; the dashboard and previews never are. */
async function pageFor(url: URL, visitor: Visitor, dependencies: PageDependencies): Promise<Shown> {
  const { slots, assets, log, busyPages } = dependencies;
  try {
    return await slots.public.use((live) => pageWith(live, url, visitor, dependencies));
  } catch (error) {
    if (error instanceof TooManyPages) {
      const navigation = slots.public.current?.renderer?.description.navigation ?? [];
      return { page: await busyPages.read(visitor.language, navigation), busy: true };
    }
    if (!(error instanceof PageUnavailable || error instanceof RendererEnded)) throw error;
    const { requestId } = visitor;
    log.warn({ path: url.pathname, requestId, reason: error.message }, 'page unavailable');
    const remotes = remotesOf({ dashboard: slots.dashboard.current });
    const request = { ...visitor, url: url.href, remotes, navigation: [], delayScripts: false };
    const retryAfterS = error instanceof PageUnavailable ? error.retryAfterS : RETRY_AFTER_S;
    return { ...(await composeOwn(request, assets, undefined)), retryAfterS };
  }
}

/** @param live pinned, so that the page uses one release throughout */
async function pageWith(
  live: Release | undefined,
  url: URL,
  visitor: Visitor,
  dependencies: PageDependencies,
): Promise<Shown> {
  const { slots, assets, cache, limit, log } = dependencies;
  const { client, ...visit } = visitor;
  const { requestId } = visitor;
  const dashboard = slots.dashboard.current;
  const isPublic = !isDashboard(url.pathname);
  const renderer = isPublic ? live?.renderer : undefined;
  const remotes = remotesOf({ public: live, dashboard });
  const navigation = live?.renderer?.description.navigation ?? [];

  async function render({ href, pathname }: URL, delayScripts: boolean): Promise<RenderResult> {
    const request: PageRequest = { ...visit, url: href, remotes, navigation, delayScripts };
    const result = await limit.run(client, () =>
      renderer
        ? renderer.render(request)
        : composeOwn(request, assets, isPublic ? live : dashboard),
    );
    for (const { what, error } of result.errors) {
      const err = Object.assign(new Error(error.message), error);
      log.error({ err, path: pathname, requestId }, what);
    }
    return result;
  }

  if (!live || !renderer || isPreviewPage(url)) return render(url, false);
  const address = pageAddress(url, visitor, renderer.description);
  return cache.get(address, {
    release: releaseOf({ slots, assets }),
    render: () => render(address.url, true),
  });
}

/** Pages that need no release: the dashboard's frame and the page for a missing release. */
async function composeOwn(
  request: PageRequest,
  assets: ShellAssets,
  files: Release | undefined,
): Promise<RenderResult> {
  const material = { module: 'unavailable', shell: assets.files, files } as const;
  const apiHealth = { failed: false, stale: null };
  return { ...(await composePage(request, material)), apiHealth };
}

/** Headers that let a browser load the page again: a page that says that it is not available. */
function setRetryHeaders(response: Response, { retryAfterS, busy }: Shown, refreshes: boolean) {
  if (retryAfterS !== undefined) response.set('retry-after', String(retryAfterS));
  // The page holds no content and no input, so it may reload itself, even without scripts.
  if (refreshes) response.set('refresh', REFRESH_S);
  if (busy) response.set({ refresh: BUSY_RETRY_S, 'retry-after': BUSY_RETRY_S });
}

/** Serves public pages and the dashboard's frame. */
export const servePages =
  (dependencies: PageDependencies): RequestHandler =>
  async (request, response) => {
    const url = addressOf(request);
    const proper = properDashboard(url);
    if (proper !== null) return void response.status(308).location(proper).end();
    const language = requestLanguage(request, url);
    const [dashboard, preview] = [isDashboard(url.pathname), isPreviewPage(url)];
    const shown = await pageFor(
      url,
      {
        language,
        origin: originOf(request, dependencies.publicUrl),
        requestId: idOf(request),
        client: clientKey(request.ip),
      },
      dependencies,
    );
    response.set(headersOf(shown.page, language, { framed: preview, frames: dashboard }));
    if (dashboard || preview) response.set('x-robots-tag', 'noindex, nofollow');
    const isMissing = shown.retryAfterS !== undefined || !dependencies.slots.public.current;
    setRetryHeaders(response, shown, isMissing && !dashboard);
    const cookie = languageCookie(url);
    if (cookie) response.set('set-cookie', cookie);
    if (shown.cacheStatus) response.set('cache-status', shown.cacheStatus);
    if (shown.age !== undefined) response.set('age', String(shown.age));
    await sendPage(request, response, shown);
  };
