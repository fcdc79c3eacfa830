import type { LibraryPicture } from '@manjara/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../lib/api/client';
import { isSilent } from '../lib/api/failure';
import { logFailure } from '../lib/log';

const PAGE_SIZE = 30;

/** All pictures, newest first. */
export const useMyPictures = () =>
  useInfiniteQuery({
    queryKey: ['pictures'],
    queryFn: async ({ signal, pageParam }) => {
      try {
        const params = { page: pageParam, limit: PAGE_SIZE };
        const { data, headers } = await api.get<LibraryPicture[]>('/pictures', { signal, params });
        return { items: data, total: Number(headers['x-total-count'] ?? data.length) };
      } catch (error) {
        // The dialog shows the error; its cause goes to the console (spec §8).
        if (!isSilent(error)) logFailure('The pictures could not be loaded.', error);
        throw error;
      }
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) =>
      page * PAGE_SIZE < total ? page + 1 : undefined,
    // Pictures are added and used by every form.
    staleTime: 0,
    gcTime: 0,
  });
