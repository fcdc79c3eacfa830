import { getToken, type LoaderFunctionArgs, type RouteObject } from '@manjara/platform';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { EDITED } from './edited-query';
import { profileQuery } from './get-profile';

/** How long prefetched content waits for the code of its form, in ms. */
const WAITS_MS = 30_000;

type QueryFor<T, K extends readonly unknown[]> = (
  args: LoaderFunctionArgs,
) => FetchQueryOptions<T, Error, T, K>;

type Loading = Pick<RouteObject, 'loader' | 'shouldRevalidate'>;

const loading = (load: (args: LoaderFunctionArgs) => void): Loading => ({
  loader(args) {
    if (getToken() !== null) load(args);
    return null;
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});

/**
 * Starts the query of a screen while its code loads. The navigation does not wait for it: the screen
 * shows its state, and repeats it.
 */
export const prefetching = <T, K extends readonly unknown[]>(
  client: QueryClient,
  queryFor: QueryFor<T, K>,
): Loading => loading((args) => start(client, queryFor(args)));

/** The same for a screen of owners, once the role is known. */
export const prefetchingForOwners = <T, K extends readonly unknown[]>(
  client: QueryClient,
  queryFor: QueryFor<T, K>,
): Loading =>
  loading((args) => {
    client
      .ensureQueryData(profileQuery())
      .then(({ role }) => role === 'owner' && start(client, queryFor(args)))
      // The screen loads the profile again and handles a failure itself.
      .catch(() => undefined);
  });

function start<T, K extends readonly unknown[]>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
): void {
  if (query.gcTime !== EDITED.gcTime) return void client.prefetchQuery(query);
  // Edited content is fetched whenever its screen is opened.
  client.removeQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' });
  void client.prefetchQuery({ ...query, gcTime: WAITS_MS });
}
