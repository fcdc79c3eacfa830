import type { Status } from '@manjara/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeletedIds } from '../lists/useDeletedIds';
import { type Page, pageWithout } from '../api/page';
import type { Resource } from './define-resource';
import { listQuery } from './entities';
import type { Entity } from './entity';
import { TABLE_PAGE_SIZE, type TableFilter } from './table';
import { tablePart } from './table-part';

/**
 * One page of a resource's list; the last one stays visible while the next loads. Lists that the
 * API returns whole are short, so they are searched and sorted here.
 */
export function useEntityList(resource: Resource, status: Status, filter: TableFilter) {
  const deletedIds = useDeletedIds(`/${resource.name}`);
  return useQuery({
    ...listQuery(resource, status, { ...filter, limit: TABLE_PAGE_SIZE }),
    select: (page: Page<Entity>) => {
      const left = pageWithout(page, ({ _id }: Entity) => deletedIds.has(_id));
      return resource.search === 'api' ? left : tablePart(left.items, filter, resource);
    },
    placeholderData: keepPreviousData,
    // Kept for ever: going back restores the scroll position in the same rows.
    gcTime: Infinity,
  });
}

/** The number of entities, or of matches of a filter; undefined until loaded. */
export function useEntityCount(
  resource: Resource,
  status: Status,
  filter?: TableFilter,
): number | undefined {
  const { search, category } = filter ?? {};
  return useQuery({
    ...listQuery(resource, status, { search, category, page: 1, limit: 1 }),
    select: ({ items, total }) =>
      filter && resource.search !== 'api' ? tablePart(items, filter, resource).total : total,
  }).data;
}
