import { getToken, type LoaderFunctionArgs, type RouteObject } from '@manjara/platform';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { EDITED } from './edited-query';

/** How long prefetched content waits for the code of its form, in ms. */
const WAITS_MS = 30_000;

type Loading = Pick<RouteObject, 'loader' | 'shouldRevalidate'>;

/**
 * Starts the query of a screen while its code loads. The navigation does not wait for it: the screen
 * shows its state, and repeats it.
 */
export const prefetching = <T, K extends readonly unknown[]>(
  client: QueryClient,
  queryFor: (args: LoaderFunctionArgs) => FetchQueryOptions<T, Error, T, K>,
): Loading => ({
  loader(args) {
    if (getToken() === null) return null;
    const query = queryFor(args);
    if (query.gcTime !== EDITED.gcTime) void client.prefetchQuery(query);
    else {
      // Edited content is fetched whenever its screen is opened.
      client.removeQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' });
      void client.prefetchQuery({ ...query, gcTime: WAITS_MS });
    }
    return null;
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});
