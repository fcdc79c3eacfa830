import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isDashboard, isPreview } from '@manjara/contracts';
import type { RemoteKey } from '@manjara/platform';
import type { Logger } from 'pino';
import { pageHeaders } from '../http/headers';
import { languageCookie, requestLanguage } from '../http/language';
import type { RemoteInfo, Remotes } from '../../app/page-context';
import { composePage } from '../rendering/compose-page';
import {
  type PageRequest,
  PageUnavailable,
  RendererGone,
  type RenderResult,
} from '../rendering/renderer';
import type { Release } from '../releases/release';
import { type PageAddress, pageAddress } from './page-address';
import { HIT, type PageCache, type Served } from './page-cache';
import { BUSY_RETRY_S, type BusyPages } from './busy-page';
import { type ClientLimit, TooManyPages } from './client-limit';
import type { ReleaseSlot } from '../releases/release-slot';
import { sendPage } from './send-page';
import type { CachedAnswers } from './serve-cached';
import type { ShellAssets } from '../rendering/shell-assets';

export interface PageDependencies {
  slots: Record<RemoteKey, ReleaseSlot>;
  assets: ShellAssets;
  cache: PageCache;
  limit: ClientLimit;
  busyPages: BusyPages;
  log: Logger;
}

/** Name of the releases that pages are rendered with; undefined without a public release. */
export function releaseName({
  slots,
  assets,
}: Pick<PageDependencies, 'slots' | 'assets'>): string | undefined {
  const [pages, dashboard] = [slots.public.current, slots.dashboard.current];
  return pages && `${pages.version} ${dashboard?.version} ${assets.version}`;
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

/** How the visitor reaches the site. */
export interface Visit {
  /** Of the request. */
  requestId: string;
  /** Such as `https://www.example.com`. */
  origin: string;
  /** Over TLS. */
  secure: boolean;
  /** Client key for rate limits. */
  client: string;
}

/** Cache key of a public page. */
interface Asked {
  address: PageAddress;
  release: string;
}

type Visitor = Pick<Visit, 'origin' | 'requestId' | 'client'> & {
  language: ReturnType<typeof requestLanguage>;
};

function remoteInfo({ version, publicPath, manifest, assets }: Release): RemoteInfo {
  const { path, name } = manifest.metaData.remoteEntry;
  const integrity = assets.integrity[path + name];
  return { version, entry: publicPath + path + name, integrity };
}

const remotesOf = (releases: Partial<Record<RemoteKey, Release>>): Remotes =>
  Object.fromEntries(
    Object.entries(releases).flatMap(([key, each]) => (each ? [[key, remoteInfo(each)]] : [])),
  );

type Shown = Pick<Served, 'page'> &
  Partial<Served> &
  Partial<Asked> & { retryAfterS?: number; busy?: true };

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
    if (!(error instanceof PageUnavailable || error instanceof RendererGone)) throw error;
    const { requestId } = visitor;
    log.warn({ path: url.pathname, requestId, reason: error.message }, 'page unavailable');
    const remotes = remotesOf({ dashboard: slots.dashboard.current });
    const request = { ...visitor, url: url.href, remotes, navigation: [], waits: false };
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
  const release = releaseName(dependencies);
  const remotes = remotesOf({ public: live, dashboard });
  const navigation = live?.renderer?.description.navigation ?? [];

  async function render({ href, pathname }: URL, waits: boolean): Promise<RenderResult> {
    const request: PageRequest = { ...visit, url: href, remotes, navigation, waits };
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

  if (!live || !renderer || !release || isPreviewPage(url)) return render(url, false);
  const address = pageAddress(url, visitor, renderer.description);
  const served = await cache.get(address, {
    release,
    render: () => render(address.url, true),
  });
  return { ...served, address, release };
}

/** Pages that need no release: the dashboard's frame and the page for a missing release. */
async function composeOwn(
  request: PageRequest,
  assets: ShellAssets,
  files: Release | undefined,
): Promise<RenderResult> {
  const material = { module: 'unavailable', shell: assets.files, files } as const;
  const heard = { failed: false, stale: null };
  return { ...(await composePage(request, material)), heard };
}

const stylesOf = (page: Served['page']): string[] => ('html' in page ? page.styles : []);

export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { origin, secure, requestId, client }: Visit,
  { answers, ...dependencies }: PageDependencies & { answers: CachedAnswers },
): Promise<void> {
  const proper = properDashboard(url);
  if (proper !== null) {
    response.writeHead(308, { location: proper }).end();
    return;
  }
  const language = requestLanguage(request, url);
  const [dashboard, preview] = [isDashboard(url.pathname), isPreviewPage(url)];
  const served = await pageFor(url, { origin, language, requestId, client }, dependencies);
  const headers: OutgoingHttpHeaders = {
    ...pageHeaders(secure, { framed: preview, frames: dashboard }, stylesOf(served.page)),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-language': language,
    vary: 'Accept-Encoding, Cookie',
  };
  if (dashboard || preview) headers['x-robots-tag'] = 'noindex, nofollow';
  // The page holds no content and no input, so it may reload itself, even without scripts.
  const { retryAfterS } = served;
  const isMissing = retryAfterS !== undefined || !dependencies.slots.public.current;
  if (!dashboard && isMissing) headers.refresh = REFRESH_S;
  if (retryAfterS !== undefined) headers['retry-after'] = String(retryAfterS);
  if (served.busy) headers.refresh = headers['retry-after'] = BUSY_RETRY_S;
  const cookie = languageCookie(url);
  if (cookie) headers['set-cookie'] = cookie;
  if (served.cacheStatus) headers['cache-status'] = served.cacheStatus;
  if (served.age !== undefined) headers.age = String(served.age);
  const { address, release, body } = served;
  if (address && release && body && served.cacheStatus === HIT) {
    answers.learn(request, release, { key: address.key, etag: body.etag, headers });
  }
  await sendPage(request, response, headers, served);
}
