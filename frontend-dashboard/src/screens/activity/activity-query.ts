import type { Activity } from '@manjara/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getPage } from '../../api/page';

export const activityQuery = (page: number) =>
  queryOptions({
    queryKey: ['activity', page],
    queryFn: ({ signal }) => getPage<Activity>('/activity', { signal, params: { page } }),
    // Every save adds to it.
    staleTime: 0,
    meta: { failure: 'The activity could not be loaded.' },
  });
