import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isDashboard, PREVIEW_KEY } from '@manjara/contracts';
import type { RemoteKey } from '@manjara/platform';
import type { Logger } from 'pino';
import { pageHeaders } from '../http/headers';
import { languageCookie, requestLanguage } from '../http/language';
import { makePage } from '../rendering/make-page';
import { listening } from './hearsay';
import { type PageAddress, pageAddress } from './page-address';
import type { PageKeeper, Served } from './page-keeper';
import type { ReleaseSlot } from '../releases/release-slot';
import { sendPage } from './send-page';
import type { ShownPages } from './shown-pages';
import type { ShellAssets } from '../rendering/shell-assets';

export interface PageDependencies {
  slots: Record<RemoteKey, ReleaseSlot>;
  assets: ShellAssets;
  keeper: PageKeeper;
  log: Logger;
}

/** Names what pages are rendered with; undefined while there is no public release. */
export function releaseName({
  slots,
  assets,
}: Pick<PageDependencies, 'slots' | 'assets'>): string | undefined {
  const [pages, dashboard] = [slots.public.current, slots.dashboard.current];
  return pages && `${pages.version} ${dashboard?.version} ${assets.version}`;
}

/**
 * The dashboard's address as it is written here, for one that is written otherwise and leads there
 * all the same: the router knows neither the case of letters nor their codes.
 */
function properDashboard({ pathname, search }: URL): string | null {
  const [, first = '', ...rest] = pathname.split('/');
  const letters = first.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  if (first === 'dashboard' || letters.toLowerCase() !== 'dashboard') return null;
  return ['', 'dashboard', ...rest].join('/') + search;
}

/** Whether a public page is asked for as the dashboard shows it in a frame. */
const isPreview = ({ pathname, searchParams }: URL): boolean =>
  searchParams.has(PREVIEW_KEY) && !isDashboard(pathname);

/** Seconds after which a page is asked for again that there is no release of. */
const REFRESH_S = '20';

/** How the visitor reaches the site. */
export interface Visit {
  /** Of the request. */
  requestId: string;
  /** Such as `https://www.example.com`. */
  origin: string;
  /** Over TLS. */
  secure: boolean;
}

/** What of a public page is kept. */
export interface Asked {
  address: PageAddress;
  /** Names what it is rendered with. */
  release: string;
}

/** A page as the visitor gets it: public pages are kept, the dashboard and previews never. */
export async function pageFor(
  url: URL,
  visit: Pick<Visit, 'origin' | 'requestId'> & { language: ReturnType<typeof requestLanguage> },
  dependencies: PageDependencies,
): Promise<Pick<Served, 'page'> & Partial<Served> & Partial<Asked>> {
  const { slots, assets, keeper, log } = dependencies;
  const { requestId } = visit;
  const releases = { public: slots.public.current, dashboard: slots.dashboard.current };
  const remote = isDashboard(url.pathname) ? 'dashboard' : 'public';
  const module = releases.public?.module;
  const material = { ...visit, releases, assets, log, remote } as const;
  const release = releaseName(dependencies);
  if (remote === 'dashboard' || !module || !release || isPreview(url)) {
    const make = () => makePage(url, { ...material, waits: false });
    return { page: (await listening(requestId, make)).result };
  }
  const address = pageAddress(url, visit, releases.public!);
  const served = await keeper.serve(address, {
    release,
    requestId,
    render: () => makePage(address.url, { ...material, waits: true }),
  });
  return { ...served, address, release };
}

const stylesOf = (page: Served['page']): string[] => ('html' in page ? page.styles : []);

/** Answers a page: status, language, styles and preloads, and the rendered document. */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { origin, secure, requestId }: Visit,
  { shown, ...dependencies }: PageDependencies & { shown: ShownPages },
): Promise<void> {
  const proper = properDashboard(url);
  if (proper !== null) {
    response.writeHead(308, { location: proper }).end();
    return;
  }
  const language = requestLanguage(request, url);
  const [dashboard, preview] = [isDashboard(url.pathname), isPreview(url)];
  const served = await pageFor(url, { origin, language, requestId }, dependencies);
  const headers: OutgoingHttpHeaders = {
    ...pageHeaders(secure, { framed: preview, frames: dashboard }, stylesOf(served.page)),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-language': language,
    vary: 'Accept-Encoding, Cookie',
  };
  if (dashboard || preview) headers['x-robots-tag'] = 'noindex, nofollow';
  // Nothing can be read, typed or lost there: it comes by itself, with or without scripts.
  if (!dashboard && !dependencies.slots.public.current) headers.refresh = REFRESH_S;
  const cookie = languageCookie(url);
  if (cookie) headers['set-cookie'] = cookie;
  if (served.cacheStatus) headers['cache-status'] = served.cacheStatus;
  if (served.age !== undefined) headers.age = String(served.age);
  const { isTrue, address, release, body } = served;
  if (isTrue && address && release && body) {
    shown.learn(request, { address, release }, body, headers);
  }
  await sendPage(request, response, headers, served);
}
