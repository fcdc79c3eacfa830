import type { LoaderFunctionArgs, RouteObject } from '@manjara/platform';
import { type LoaderFunction, matchRoutes } from 'react-router-dom';

/** Hover or focus on a link counts as intent after this delay. */
const INTENT_MS = 65;
/** Lifetime of prefetched data. */
const FRESH_MS = 30_000;

/** A loader that returns prefetched data once. */
type PrefetchableLoader = LoaderFunction & { ahead(args: LoaderFunctionArgs): void };

/** Whether a loader returned an error, so that a navigation should load again. */
const hasFailed = (answer: unknown): boolean =>
  ((answer as { init?: { status?: number } } | null)?.init?.status ?? 0) >= 400;

type Shown = () => Pick<Location, 'pathname' | 'search'> | undefined;

function withPrefetch(
  loader: LoaderFunction,
  language: () => string,
  shown?: Shown,
): PrefetchableLoader {
  /** Data of the last prefetch. */
  let prefetched: { key: string; data: Promise<unknown>; until: number } | undefined;
  const keyOf = ({ request }: LoaderFunctionArgs) => `${language()} ${request.url}`;
  const fresh = (key: string): Promise<unknown> | undefined =>
    prefetched?.key === key && Date.now() <= prefetched.until ? prefetched.data : undefined;

  const load: LoaderFunction = async (args, context) => {
    const data = fresh(keyOf(args));
    prefetched = undefined;
    const answer: unknown = await (data ?? loader(args, context));
    if (!hasFailed(answer)) return answer;
    // In one chunk with the toasts, which also report failures.
    return import(/* webpackChunkName: "extras" */ './cached-page').then(
      (page) => page.cachedPageOr(args.request.url, answer, shown?.()),
      () => answer,
    );
  };
  const ahead = (args: LoaderFunctionArgs): void => {
    const key = keyOf(args);
    if (fresh(key)) return;
    const data = Promise.resolve(loader(args));
    const own = (prefetched = { key, data, until: Date.now() + FRESH_MS });
    const drop = () => {
      if (prefetched === own) prefetched = undefined;
    };
    data.then((answer) => hasFailed(answer) && drop(), drop);
  };
  return Object.assign(load, { ahead });
}

/**
 * Wraps the loaders of routes, so that their data can be prefetched.
 * @param shown address of the current page
 */
export function prefetchable(
  routes: RouteObject[],
  language: () => string,
  shown?: Shown,
): RouteObject[] {
  return routes.map((route) => ({
    ...route,
    ...(typeof route.loader === 'function' && {
      loader: withPrefetch(route.loader, language, shown),
    }),
    ...(route.children && { children: prefetchable(route.children, language, shown) }),
  })) as RouteObject[];
}

/** Prefetches the code and the data of a page. */
export function prefetch(routes: RouteObject[], url: URL): void {
  const here = new URL(location.href);
  const shown = matchRoutes(routes, here) ?? [];
  for (const { route, params } of matchRoutes(routes, url) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    const current = shown.find((match) => match.route === route);
    // Skip routes that would keep their data on this navigation.
    const keepsData =
      current &&
      route.shouldRevalidate?.({
        currentUrl: here,
        currentParams: current.params,
        nextUrl: url,
        nextParams: params,
        defaultShouldRevalidate: true,
      }) === false;
    if (keepsData) continue;
    (route.loader as Partial<PrefetchableLoader> | undefined)?.ahead?.({
      request: new Request(url.href),
      params,
      context: {},
    } as LoaderFunctionArgs);
  }
}

/** Whether to avoid prefetching: data saver, or a slow connection. */
function shouldSpare(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return (
    !navigator.onLine || connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
  );
}

/** Target of an internal link; null if the event is not on one. */
function targetOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // Only the language switch has `hreflang`; it leads to the current page.
  if (!link || link.target || link.hreflang || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  url.hash = '';
  const here = url.pathname === location.pathname && url.search === location.search;
  return url.origin !== location.origin || here ? null : url;
}

/**
 * Detects intent: a hovered, touched or focused link. One document listener handles every link,
 * also those of remotes. Returns a function that stops it.
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
  const listeners = { pointerover: soon, focusin: soon, touchstart: now };
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener, { passive: true });
  }
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of Object.entries(listeners))
      document.removeEventListener(type, listener);
  };
}
