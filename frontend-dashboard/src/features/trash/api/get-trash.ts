import type { TrashItem } from '@manjara/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trashKey } from '../../../api/trash';
import { getPage } from '../../../lib/api/page';

export const TRASH_PAGE_SIZE = 50;

/** A page of deleted items, last deleted first. */
export const useTrash = (page: number) =>
  useQuery({
    queryKey: [...trashKey, page],
    queryFn: ({ signal }) =>
      getPage<TrashItem>('/trash', { signal, params: { page, limit: TRASH_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    meta: { failure: 'The trash could not be loaded.' },
  });
