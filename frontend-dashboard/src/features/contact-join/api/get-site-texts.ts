import type { SiteTexts } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';

export const getSiteTexts = async (signal?: AbortSignal): Promise<SiteTexts> =>
  (await api.get<SiteTexts>('/content', { signal })).data;

export const siteTextsQuery = () =>
  queryOptions({
    queryKey: ['site-texts'],
    queryFn: ({ signal }) => getSiteTexts(signal),
    // The form is filled once; a fresh copy in the background must not be mistaken for edits.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSiteTexts = () => useQuery(siteTextsQuery());
