import type { HomeContent } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';

export const getHomeContent = async (signal?: AbortSignal): Promise<HomeContent> =>
  (await api.get<HomeContent>('/content/home', { signal })).data;

export const homeContentQuery = () =>
  queryOptions({
    queryKey: ['home-content'],
    queryFn: ({ signal }) => getHomeContent(signal),
    // The form is filled once; a fresh copy in the background must not be mistaken for edits.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useHomeContent = () => useQuery(homeContentQuery());
