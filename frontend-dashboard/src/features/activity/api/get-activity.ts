import type { Activity } from '@manjara/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { isSilent } from '../../../lib/api/failure';
import { logFailure } from '../../../lib/log';

/** A page of the activity log, newest first. */
export const useActivity = (page: number) =>
  useQuery({
    queryKey: ['activity', page],
    queryFn: async ({ signal }) => {
      try {
        const { data, headers } = await api.get<Activity[]>('/activity', {
          signal,
          params: { page },
        });
        return { items: data, total: Number(headers['x-total-count'] ?? data.length) };
      } catch (error) {
        // The screen shows the error; its cause goes to the console (spec §8).
        if (!isSilent(error)) logFailure('The activity could not be loaded.', error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    // Every save adds to it.
    staleTime: 0,
  });
