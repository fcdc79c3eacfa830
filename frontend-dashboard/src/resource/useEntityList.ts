import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { logFailure } from '../lib/log';
import type { Resource } from './define-resource';
import { entityKeys, getEntities } from './entities';
import type { Entity } from './resource-values';
import type { TableFilter, TablePage } from './table';
import { tablePart } from './table-part';

/**
 * One page of a resource's list; while the next one loads, the last one stays in sight. Lists that
 * the API answers whole are short, so they are searched and sorted here.
 */
export function useEntityList(resource: Resource, filter: TableFilter) {
  const { name, search } = resource;
  const asked = search === 'api' ? filter : undefined;
  return useQuery({
    queryKey: entityKeys.list(name, asked),
    queryFn: async ({ signal }) => {
      try {
        return await getEntities(name, asked, signal);
      } catch (error) {
        // The list tells the admin in its own place; the cause goes to the console (spec §8).
        if (!signal.aborted) logFailure(`The ${name} could not be loaded.`, error);
        throw error;
      }
    },
    select: useCallback(
      (page: TablePage<Entity>) =>
        resource.search === 'api' ? page : tablePart(page.items, filter, resource),
      [filter, resource],
    ),
    placeholderData: keepPreviousData,
    // The scroll position of a table is restored in the rows that were left, however long ago.
    gcTime: Infinity,
  });
}
