import { getToken, toast, useText } from '@manjara/platform';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../lib/api/client';
import { serverMessage, statusOf } from '../lib/api/failure';
import { postpone } from '../lib/deletions';
import { entityKeys } from '../resource/entities';
import type { ResourceName } from '../resource/registry';
import { useDeletions } from './useDeletions';
import { type ItemList, itemsKey } from './useItems';

/** What somebody else has deleted meanwhile is what was asked for. */
function unlessGone(error: unknown): void {
  if (statusOf(error) !== 404) throw error;
}

/** A session that is over is no reason that belongs on the sign-in screen. */
const reason = (error: unknown): string | undefined =>
  statusOf(error) === 401 ? undefined : serverMessage(error);

export interface DeleteRules {
  /** The list in the API, e.g. `/projects`. */
  list: string;
  /** Of what is cached of it. */
  queryKey: QueryKey;
  /** Said when the server has deleted it (spec §8). */
  deleted: string;
  /** Called when the server has deleted it, before the list is asked for anew. */
  onDeleted?: (id: string) => void;
  /** Tells a failure in place of the toast. */
  onFailed?: (item: { id: string; name: string }, error: unknown) => void;
}

/**
 * Deletes some seconds after that was confirmed. `deletedIds` holds what a list leaves out from the
 * confirmation on; what could not be deleted is in the list again.
 */
export function useUndoableDelete(rules: DeleteRules) {
  const { list, queryKey, deleted, onDeleted, onFailed } = rules;
  const t = useText();
  const client = useQueryClient();
  const deletions = useDeletions();
  const deletedIds = useMemo(() => new Set(deletions.map(({ id }) => id)), [deletions]);

  function tell(id: string, name: string, error: unknown): void {
    if (onFailed) onFailed({ id, name }, error);
    else toast.error(reason(error) ?? t('dashboard.errors.deleting'), { id });
  }

  function remove(id: string, name: string): void {
    postpone({
      id,
      name,
      send: async (config) => {
        // Read at once: whoever signs out has confirmed it all the same.
        const token = getToken();
        try {
          if (!token) throw new Error('Nobody is signed in any more.');
          const headers = { Authorization: `Bearer ${token}` };
          await api
            .delete(`${list}/${encodeURIComponent(id)}`, { ...config, headers })
            .catch(unlessGone);
          onDeleted?.(id);
          toast.success(deleted, { id });
          return true;
        } catch (error) {
          tell(id, name, error);
          return false;
        } finally {
          void client.invalidateQueries({ queryKey });
        }
      },
    });
  }

  return { deletedIds, remove };
}

export type UndoableDelete = ReturnType<typeof useUndoableDelete>;

/** Deletes entities of a table. */
export function useDeleteEntity(resource: ResourceName): UndoableDelete {
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
