import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './api/failure';

/** A call that the server has answered is not repeated; one that got lost is, once. */
const retry = (failures: number, error: unknown): boolean =>
  statusOf(error) === undefined && failures < 1;

/** Makes the cache of server data; one per page load, a fresh one per test. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 15_000, refetchOnWindowFocus: true },
      // A change that waited for the connection would be sent behind the person's back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
