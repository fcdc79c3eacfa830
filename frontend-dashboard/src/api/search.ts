import type { SearchGroup } from '@manjara/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './client';

/** @param q '' sends no request */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: async ({ signal }) =>
      (await api.get<SearchGroup[]>('/search', { signal, params: { q } })).data,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    meta: { failure: 'The search failed.' },
  });
