import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NamedItem } from '../api/bulk';

export interface Deletion {
  items: readonly NamedItem[];
  /** The path of a screen that is left because its item is deleted. */
  leaving?: string;
}

/** @param list the list in the API, e.g. `/projects` */
export const deletionKey = (list: string) => ['delete', list];

/** Ids of the items being deleted, hidden from lists. */
export function useDeletedIds(list: string): ReadonlySet<string> {
  const pending = useMutationState({
    filters: { mutationKey: deletionKey(list), status: 'pending' },
    select: ({ state }) => state.variables as Deletion,
  });
  return useMemo(
    () => new Set(pending.flatMap(({ items }) => items.map(({ id }) => id))),
    [pending],
  );
}
