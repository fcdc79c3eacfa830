import { QueryCache, QueryClient } from '@tanstack/react-query';
import { errorCode, isSilent, statusOf } from './failure';
import { profileQuery } from './get-profile';
import { logFailure } from '../browser/log';

const OWNER_ONLY = 'owner_only';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Logged with the cause if the query fails; the screen shows its message (spec §8). */
      failure?: string;
    };
  }
}

/** Retries once if no response arrived; never after an error response. */
const retry = (failures: number, error: unknown): boolean =>
  statusOf(error) === undefined && failures < 1;

/** Creates the query cache: one per page load, a new one per test. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.failure && !isSilent(error)) logFailure(meta.failure, error);
        // Another owner changed the role.
        if (errorCode(error) === OWNER_ONLY) void client.invalidateQueries(profileQuery());
      },
    }),
    defaultOptions: {
      queries: { retry, staleTime: 15_000, refetchOnWindowFocus: true },
      // Fail when offline: a paused mutation would be sent later, unexpectedly.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
