import type { Status } from '@manjara/contracts';
import { getToken, toast, useText } from '@manjara/platform';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../lib/api/client';
import { statusOf } from '../lib/api/failure';
import { postpone } from '../lib/deletions';
import { eachOf, type Failed } from '../lib/each-of';
import type { Resource } from '../resource/define-resource';
import { entityKeys } from '../resource/entities';
import { useDeletions } from './useDeletions';
import { type ItemList, itemsKey } from './useItems';
import { useFailureText } from './useFailureText';
import { useTellFailed } from './useTellFailed';

/** What somebody else has deleted meanwhile is what was asked for. */
function unlessGone(error: unknown): void {
  if (statusOf(error) !== 404) throw error;
}

interface Named {
  id: string;
  name: string;
}

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
  onFailed?: (item: Named, error: unknown) => void;
}

/**
 * Deletes some seconds after that was confirmed. `deletedIds` holds what a list leaves out from the
 * confirmation on; what could not be deleted is in the list again.
 */
export function useUndoableDelete(rules: DeleteRules) {
  const { list, queryKey, deleted, onDeleted, onFailed } = rules;
  const t = useText();
  const client = useQueryClient();
  const tellFailed = useTellFailed();
  const failureText = useFailureText();
  const deletions = useDeletions();
  const deletedIds = useMemo(() => new Set(deletions.flatMap(({ ids }) => ids)), [deletions]);

  function tell(failed: readonly Failed<Named>[], id: string): void {
    const [first] = failed;
    if (onFailed) failed.forEach(({ item, error }) => onFailed(item, error));
    else if (first?.item.id === id) {
      toast.error(failureText(first.error, t('dashboard.errors.deleting')), { id });
    } else {
      const named = failed.map(({ item, error }) => ({ name: item.name, error }));
      tellFailed('delete', named, id);
    }
  }

  /** @param name what they are called together */
  function removeAll(items: readonly Named[], name: string): void {
    const id = items.map((item) => item.id).join();
    postpone({
      id,
      ids: items.map((item) => item.id),
      name,
      send: async (config) => {
        // Read at once: whoever signs out has confirmed it all the same.
        const token = getToken();
        // All at once, so that none is left out when the page is going away.
        const { done, failed } = await eachOf(items, async (item) => {
          if (!token) throw new Error('Nobody is signed in any more.');
          const headers = { Authorization: `Bearer ${token}` };
          await api
            .delete(`${list}/${encodeURIComponent(item.id)}`, { ...config, headers })
            .catch(unlessGone);
          onDeleted?.(item.id);
        });
        const said = items.length > 1 ? t('dashboard.selection.deleted', { name }) : deleted;
        if (failed.length > 0) tell(failed, id);
        else toast.success(said, { id });
        void client.invalidateQueries({ queryKey });
        return done.map((item) => item.id);
      },
    });
  }

  return {
    deletedIds,
    removeAll,
    remove: (id: string, name: string) => removeAll([{ id, name }], name),
  };
}

export type UndoableDelete = ReturnType<typeof useUndoableDelete>;

/** Deletes entities of a table. */
export function useDeleteEntity({ name }: Resource, status?: Status): UndoableDelete {
  const t = useText();
  return useUndoableDelete({
    list: `/${name}`,
    queryKey: entityKeys.all(name),
    deleted: t(status === 'draft' ? 'dashboard.drafts.deleted' : `dashboard.${name}.deleted`),
  });
}

/** Deletes items of a list that a page of the site shows. */
export const useDeleteItem = (list: ItemList, deleted: string): UndoableDelete =>
  useUndoableDelete({ list, queryKey: itemsKey(list), deleted });
