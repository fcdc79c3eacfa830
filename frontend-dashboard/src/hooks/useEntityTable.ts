import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { entityKeys, getEntities, type Resource } from '../lib/api/entities';
import { logFailure } from '../lib/log';
import type { TableEntity, TableFilter } from '../lib/table';
import { type PartRules, tablePart } from '../lib/table-part';

/**
 * One page of a list that the API answers whole. Such lists are short, since public pages show all
 * of them at once, so they are searched and sorted here.
 */
export const useEntityTable = <E extends TableEntity>(
  resource: Resource,
  filter: TableFilter,
  rules: PartRules<E>,
) =>
  useQuery({
    queryKey: entityKeys.list(resource),
    queryFn: async ({ signal }) => {
      try {
        return await getEntities<E>(resource, signal);
      } catch (error) {
        // The list tells the admin in its own place; the cause goes to the console (spec §8).
        if (!signal.aborted) logFailure(`The ${resource} could not be loaded.`, error);
        throw error;
      }
    },
    select: useCallback((entities: E[]) => tablePart(entities, filter, rules), [filter, rules]),
  });
