import type { TrashItem } from '@manjara/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trashKey } from '../../../api/trash';
import { api } from '../../../lib/api/client';
import { isSilent } from '../../../lib/api/failure';
import { logFailure } from '../../../lib/log';

export const TRASH_PAGE_SIZE = 50;

/** A page of deleted items, last deleted first. */
export const useTrash = (page: number) =>
  useQuery({
    queryKey: [...trashKey, page],
    queryFn: async ({ signal }) => {
      try {
        const params = { page, limit: TRASH_PAGE_SIZE };
        const { data, headers } = await api.get<TrashItem[]>('/trash', { signal, params });
        return { items: data, total: Number(headers['x-total-count'] ?? data.length) };
      } catch (error) {
        // The screen shows the error; its cause goes to the console (spec §8).
        if (!isSilent(error)) logFailure('The trash could not be loaded.', error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
  });
