import type { TrashItem } from '@manjara/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getPage } from '../../api/page';
import { trashKey } from '../../api/trash';

export const PAGE_SIZE = 50;

export const trashQuery = (page: number) =>
  queryOptions({
    queryKey: [...trashKey, page],
    queryFn: ({ signal }) =>
      getPage<TrashItem>('/trash', { signal, params: { page, limit: PAGE_SIZE } }),
    meta: { failure: 'The trash could not be loaded.' },
  });
