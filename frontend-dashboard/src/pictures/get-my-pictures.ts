import type { LibraryPicture } from '@manjara/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getPage } from '../lib/api/page';

const PAGE_SIZE = 30;

/** All pictures, newest first. */
export const useMyPictures = () =>
  useInfiniteQuery({
    queryKey: ['pictures'],
    queryFn: ({ signal, pageParam: page }) =>
      getPage<LibraryPicture>('/pictures', { signal, params: { page, limit: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) =>
      page * PAGE_SIZE < total ? page + 1 : undefined,
    // Pictures are added and used by every form.
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'The pictures could not be loaded.' },
  });
