import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isSilent, statusOf } from './api/failure';
import { logFailure } from './log';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Logged with the cause when the query fails; the screen shows its own words (spec §8). */
      failure?: string;
    };
  }
}

/** A call that the server has answered is not repeated; one that got lost is, once. */
const retry = (failures: number, error: unknown): boolean =>
  statusOf(error) === undefined && failures < 1;

/** Makes the cache of server data; one per page load, a fresh one per test. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.failure && !isSilent(error)) logFailure(meta.failure, error);
      },
    }),
    defaultOptions: {
      queries: { retry, staleTime: 15_000, refetchOnWindowFocus: true },
      // A change that waited for the connection would be sent behind the person's back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
