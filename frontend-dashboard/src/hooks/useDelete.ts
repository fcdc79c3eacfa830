import type { TrashKind } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeMany, type Outcome } from '../api/bulk';
import { refreshLists, trashedList } from '../api/trash';
import { pageWithout } from '../lib/api/page';
import { calledTogether, type NamedItem } from '../lib/named-items';
import { offerUndo } from '../lib/undo';
import { type Deletion, deletionKey } from './useDeletedIds';
import { useFailureText } from './useFailureText';
import { useRevert } from './useRevert';
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
  const { kind, deleted, counted = String, onDeleted, onRestored, onFailed } = rules;
  const t = useText();
  const client = useQueryClient();
  const tellFailed = useTellFailed();
  const failureText = useFailureText();
  const revert = useRevert(kind);
  const { path, queryKey } = trashedList(kind);

  function tell(failed: Outcome['failed'], isOnly: boolean, id: string): void {
    if (onFailed) failed.forEach(({ item, error }) => onFailed(item, error));
    else if (isOnly) {
      toast.error(failureText(failed[0]?.error, t('dashboard.errors.deleting')), { id });
    } else {
      const named = failed.map(({ item, error }) => ({ name: item.name, error }));
      tellFailed('delete', named, id);
    }
  }

  const { mutate } = useMutation({
    mutationKey: deletionKey(path),
    mutationFn: ({ items }: Deletion) => changeMany(kind, items, { deleted: true }),
    onSuccess: async ({ done, written, failed }, { items, leaving }) => {
      const ids = done.map(({ id }) => id);
      const toastId = items.map(({ id }) => id).join();
      // A request from before would bring them back.
      await client.cancelQueries({ queryKey });
      client.setQueriesData({ queryKey }, (data: unknown) => withoutItems(data, new Set(ids)));
      ids.forEach((id) => onDeleted?.(id));
      void refreshLists(client, kind, ids);
      if (failed.length > 0) tell(failed, items.length === 1, toastId);
      else {
        const several = t('dashboard.selection.deleted', { name: calledTogether(done, counted) });
        toast.success(done.length > 1 ? several : deleted, { id: toastId });
      }
      if (written.length === 0) return;
      const undone = () => t('dashboard.undo.undone');
      offerUndo({
        text: t('dashboard.undo.deleted'),
        name: calledTogether(written, counted),
        inTrash: true,
        leaving,
        undo: () => void revert(written, { toastId, undone, onReverted: onRestored }),
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
