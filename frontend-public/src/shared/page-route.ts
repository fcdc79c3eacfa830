import type { RouteHandle, RouteObject } from '@manjara/platform';

interface PageRoute extends Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  path: string;
  /** The `webpackChunkName` of the page's import: the server preloads the chunk by it. */
  chunk: string;
  /** Query parameters that the page reads; the server drops all others. */
  query?: readonly string[];
  /** The page's module, which exports its `Component`. */
  lazy: NonNullable<RouteObject['lazy']>;
}

/**
 * The route of a public page. Its loader is loaded with the routes, so that data and code of the
 * page are fetched in parallel; its code is a separate chunk.
 */
export function pageRoute({ chunk, query = [], ...route }: PageRoute): RouteObject {
  return { ...route, handle: { chunk, query } satisfies RouteHandle };
}
