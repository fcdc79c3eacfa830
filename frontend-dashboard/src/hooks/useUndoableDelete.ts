import { getToken, toast, useText } from '@manjara/platform';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../lib/api/client';
import { entityKeys, type Resource } from '../lib/api/entities';
import { isSilent, serverMessage } from '../lib/api/failure';
import { postpone } from '../lib/deletions';
import { useDeletions } from './useDeletions';
import { type ItemList, itemsKey } from './useItems';

export interface DeleteRules {
  /** The list in the API, e.g. `/projects`. */
  list: string;
  /** Of what is cached of it. */
  queryKey: QueryKey;
  /** Said as soon as it is confirmed, with the name (spec §8). */
  deleted: string;
  /** Called when the server has deleted it, before the list is asked for anew. */
  onDeleted?: (id: string) => void;
  /** Tells a failure in place of the toast. */
  onFailed?: (name: string, error: unknown) => void;
}

/**
 * Deletes some seconds after that was confirmed. `gone` holds what a list leaves out from the
 * confirmation on; what could not be deleted is in the list again.
 */
export function useUndoableDelete(rules: DeleteRules) {
  const { list, queryKey, deleted, onDeleted, onFailed } = rules;
  const t = useText();
  const client = useQueryClient();
  const deletions = useDeletions();
  const gone = useMemo(() => new Set(deletions.map(({ id }) => id)), [deletions]);

  function tell(name: string, error: unknown): void {
    if (isSilent(error)) return;
    if (onFailed) onFailed(name, error);
    else toast.error(serverMessage(error) ?? t('dashboard.errors.deleting'));
  }

  function remove(id: string, name: string): void {
    // Whoever signs out meanwhile has confirmed it all the same.
    const headers = { Authorization: `Bearer ${getToken()}` };
    postpone({
      id,
      name,
      text: deleted,
      send: async (config) => {
        try {
          await api.delete(`${list}/${encodeURIComponent(id)}`, { ...config, headers });
          onDeleted?.(id);
          return true;
        } catch (error) {
          tell(name, error);
          return false;
        } finally {
          void client.invalidateQueries({ queryKey });
        }
      },
    });
  }

  return { gone, remove };
}

export type UndoableDelete = ReturnType<typeof useUndoableDelete>;

/** Deletes entities of a table. */
export function useDeleteEntity(resource: Resource): UndoableDelete {
  const t = useText();
  return useUndoableDelete({
    list: `/${resource}`,
    queryKey: entityKeys.all(resource),
    deleted: t(`dashboard.${resource}.deleted`),
  });
}

/** Deletes items of a list that a page of the site shows. */
export const useDeleteItem = (list: ItemList, deleted: string): UndoableDelete =>
  useUndoableDelete({ list, queryKey: itemsKey(list), deleted });
