import type { Activity } from '@manjara/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getPage } from '../../../lib/api/page';

/** A page of the activity log, newest first. */
export const useActivity = (page: number) =>
  useQuery({
    queryKey: ['activity', page],
    queryFn: ({ signal }) => getPage<Activity>('/activity', { signal, params: { page } }),
    placeholderData: keepPreviousData,
    // Every save adds to it.
    staleTime: 0,
    meta: { failure: 'The activity could not be loaded.' },
  });
