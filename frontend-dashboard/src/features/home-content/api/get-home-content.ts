import type { HomeContent } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { EDITED } from '../../../lib/api/edited-query';
import { taggedData } from '../../../lib/api/etags';

export const getHomeContent = async (signal?: AbortSignal): Promise<HomeContent> =>
  taggedData(await api.get<HomeContent>('/content/home', { signal }));

export const homeContentQuery = () =>
  queryOptions({
    queryKey: ['home-content'],
    queryFn: ({ signal }) => getHomeContent(signal),
    ...EDITED,
  });

export const useHomeContent = () => useQuery(homeContentQuery());
