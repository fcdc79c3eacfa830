import type { LoaderFunctionArgs, RouteObject } from '@manjara/platform';
import { type LoaderFunction, matchRoutes } from 'react-router-dom';

/** How long a pointer or the focus rests on a link before it counts as intent. */
const INTENT_MS = 65;
/** How long data that was fetched ahead is good for the navigation it was fetched for. */
const FRESH_MS = 30_000;

/** A loader that hands out what was fetched ahead, once. */
type KeepingLoader = LoaderFunction & { ahead(args: LoaderFunctionArgs): void };

/** Whether a loader's answer says that something failed, so that a navigation should ask anew. */
const hasFailed = (answer: unknown): boolean =>
  ((answer as { init?: { status?: number } } | null)?.init?.status ?? 0) >= 400;

type Shown = () => Pick<Location, 'pathname' | 'search'> | undefined;

function keeping(loader: LoaderFunction, language: () => string, shown?: Shown): KeepingLoader {
  /** For the link that somebody was about to follow last. */
  let kept: { key: string; data: Promise<unknown>; until: number } | undefined;
  const keyOf = ({ request }: LoaderFunctionArgs) => `${language()} ${request.url}`;
  const fresh = (key: string): Promise<unknown> | undefined =>
    kept?.key === key && Date.now() <= kept.until ? kept.data : undefined;

  const load: LoaderFunction = async (args, context) => {
    const data = fresh(keyOf(args));
    kept = undefined;
    const answer: unknown = await (data ?? loader(args, context));
    if (!hasFailed(answer)) return answer;
    // In one chunk with the toasts, which say of a failure as well.
    return import(/* webpackChunkName: "extras" */ './cached-page').then(
      (page) => page.cachedPageOr(args.request.url, answer, shown?.()),
      () => answer,
    );
  };
  const ahead = (args: LoaderFunctionArgs): void => {
    const key = keyOf(args);
    if (fresh(key)) return;
    const data = Promise.resolve(loader(args));
    const own = (kept = { key, data, until: Date.now() + FRESH_MS });
    const drop = () => {
      if (kept === own) kept = undefined;
    };
    data.then((answer) => hasFailed(answer) && drop(), drop);
  };
  return Object.assign(load, { ahead });
}

/**
 * The routes with loaders that can be asked ahead of a navigation.
 * @param shown the address of the page that stands
 */
export function prefetchable(
  routes: RouteObject[],
  language: () => string,
  shown?: Shown,
): RouteObject[] {
  return routes.map((route) => ({
    ...route,
    ...(typeof route.loader === 'function' && { loader: keeping(route.loader, language, shown) }),
    ...(route.children && { children: prefetchable(route.children, language, shown) }),
  })) as RouteObject[];
}

/** Fetches the code and the data of the page at an address, so that going there is instant. */
export function prefetch(routes: RouteObject[], url: URL): void {
  const here = new URL(location.href);
  const shown = matchRoutes(routes, here) ?? [];
  for (const { route, params } of matchRoutes(routes, url) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    const current = shown.find((match) => match.route === route);
    // A page that would keep its data over this navigation needs nothing ahead of it.
    const keeps =
      current &&
      route.shouldRevalidate?.({
        currentUrl: here,
        currentParams: current.params,
        nextUrl: url,
        nextParams: params,
        defaultShouldRevalidate: true,
      }) === false;
    if (keeps) continue;
    (route.loader as Partial<KeepingLoader> | undefined)?.ahead?.({
      request: new Request(url.href),
      params,
      context: {},
    } as LoaderFunctionArgs);
  }
}

/** Whether the visitor pays for data, or has a connection that a guess would only slow down. */
export function shouldSpare(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return (
    !navigator.onLine || connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
  );
}

/** The address within the site that an event's link leads to; null where there is none. */
function targetOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // The language switch, which alone says a language, leads to this very page.
  if (!link || link.target || link.hreflang || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  url.hash = '';
  const here = url.pathname === location.pathname && url.search === location.search;
  return url.origin !== location.origin || here ? null : url;
}

/**
 * Watches for intent: a link that is pointed at, touched or focused. One pair of ears for all
 * links, the remotes' too, since every internal link is an anchor. Returns how to stop.
 */
export function watchIntent(go: (url: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (event: Event) => {
    const url = targetOf(event);
    if (url && !shouldSpare()) go(url);
  };
  const soon = (event: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => now(event), INTENT_MS);
  };
  const ears = { pointerover: soon, focusin: soon, touchstart: now };
  for (const [type, hear] of Object.entries(ears)) {
    document.addEventListener(type, hear, { passive: true });
  }
  return () => {
    clearTimeout(timer);
    for (const [type, hear] of Object.entries(ears)) document.removeEventListener(type, hear);
  };
}
