import type { Box } from '@manjara/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { logFailure } from '../../../lib/log';

export const getBoxes = async (signal?: AbortSignal): Promise<Box[]> =>
  (await api.get<Box[]>('/content/boxes', { signal })).data;

export const boxesQuery = () =>
  queryOptions({
    queryKey: ['boxes'],
    queryFn: async ({ signal }) => {
      try {
        return await getBoxes(signal);
      } catch (error) {
        if (!signal.aborted) logFailure('The boxes could not be loaded.', error);
        throw error;
      }
    },
  });

export const useBoxes = () => useQuery(boxesQuery());
