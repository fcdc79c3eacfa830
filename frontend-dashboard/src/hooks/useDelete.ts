import type { TrashKind } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteItem, refreshLists, restoreItem, trashedList } from '../api/trash';
import { eachOf, type Failed } from '../lib/each-of';
import { pageWithout } from '../lib/page-without';
import { offerUndo } from '../lib/undo';
import { type Deletion, deletionKey, type NamedItem } from './useDeletedIds';
import { useFailureText } from './useFailureText';
import { useTellFailed } from './useTellFailed';

/** A cached list, or a page of one, without the deleted items. */
function withoutItems(data: unknown, ids: ReadonlySet<string>): unknown {
  const isOut = ({ _id }: { _id: string }) => ids.has(_id);
  if (Array.isArray(data)) return data.filter((item: { _id: string }) => !isOut(item));
  const isPage = typeof data === 'object' && data !== null && 'items' in data;
  return isPage ? pageWithout(data as Parameters<typeof pageWithout>[0], isOut) : data;
}

export interface DeleteRules {
  kind: TrashKind;
  /** Said when the server has deleted it (spec §8). */
  deleted: string;
  /** What several are called together. */
  counted?: (count: number) => string;
  /** Called before the list is refetched. */
  onDeleted?: (id: string) => void;
  onRestored?: (id: string) => void;
  /** Shows a failure instead of the toast. */
  onFailed?: (item: NamedItem, error: unknown) => void;
}

/**
 * Moves items to the trash and offers to take that back. Lists leave them out at once; what could
 * not be deleted is in them again.
 */
export function useDelete(rules: DeleteRules) {
  const { kind, deleted, counted, onDeleted, onRestored, onFailed } = rules;
  const t = useText();
  const client = useQueryClient();
  const tellFailed = useTellFailed();
  const failureText = useFailureText();
  const { path, queryKey } = trashedList(kind);

  const called = (items: readonly NamedItem[]) =>
    items.length > 1 && counted ? counted(items.length) : (items[0]?.name ?? '');
  const named = (failed: readonly Failed<NamedItem>[]) =>
    failed.map(({ item, error }) => ({ name: item.name, error }));

  function tell(failed: readonly Failed<NamedItem>[], id: string): void {
    const [first] = failed;
    if (onFailed) failed.forEach(({ item, error }) => onFailed(item, error));
    else if (first?.item.id === id) {
      toast.error(failureText(first.error, t('dashboard.errors.deleting')), { id });
    } else tellFailed('delete', named(failed), id);
  }

  async function restore(items: readonly NamedItem[], toastId: string): Promise<void> {
    const { done, failed } = await eachOf(items, ({ id }) => restoreItem(kind, id));
    done.forEach(({ id }) => onRestored?.(id));
    if (failed.length > 0) tellFailed('undo', named(failed), toastId);
    else toast.info(t('dashboard.undo.undone'), { id: toastId });
    await refreshLists(client, kind);
  }

  const { mutate } = useMutation({
    mutationKey: deletionKey(path),
    mutationFn: ({ items }: Deletion) => eachOf(items, ({ id }) => deleteItem(kind, id)),
    onSuccess: async ({ done, failed }, { items, leaving }) => {
      const ids = done.map(({ id }) => id);
      const toastId = items.map(({ id }) => id).join();
      // A request from before would bring them back.
      await client.cancelQueries({ queryKey });
      client.setQueriesData({ queryKey }, (data: unknown) => withoutItems(data, new Set(ids)));
      ids.forEach((id) => onDeleted?.(id));
      void refreshLists(client, kind, ids);
      if (failed.length > 0) tell(failed, toastId);
      else {
        const several = t('dashboard.selection.deleted', { name: called(done) });
        toast.success(done.length > 1 ? several : deleted, { id: toastId });
      }
      if (done.length === 0) return;
      offerUndo({
        text: t('dashboard.undo.deleted'),
        name: called(done),
        inTrash: true,
        leaving,
        undo: () => void restore(done, toastId),
      });
    },
  });

  return {
    removeAll: (items: readonly NamedItem[]) => mutate({ items }),
    remove: (id: string, name: string, leaving?: string) =>
      mutate({ items: [{ id, name }], leaving }),
  };
}

export type Remove = ReturnType<typeof useDelete>['remove'];
