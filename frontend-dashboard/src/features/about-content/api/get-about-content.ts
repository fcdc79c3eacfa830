import type { AboutContent } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';

export const getAboutContent = async (signal?: AbortSignal): Promise<AboutContent> =>
  (await api.get<AboutContent>('/content/about', { signal })).data;

export const aboutContentQuery = () =>
  queryOptions({
    queryKey: ['about-content'],
    queryFn: ({ signal }) => getAboutContent(signal),
    // The form is filled once; a fresh copy in the background must not be mistaken for edits.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useAboutContent = () => useQuery(aboutContentQuery());
