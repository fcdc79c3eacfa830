import type { TrashKind } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NamedItem } from '../api/bulk';
import { refreshLists, trashedList } from '../api/trash';
import { pageWithout } from '../api/page';
import { bulkToastId, useBulkChange } from './useBulkChange';
import { type Deletion, deletionKey } from './useDeletedIds';
import { useFailureText } from '../api/useFailureText';

/** A cached list, or a page of one, without the deleted items. */
function withoutItems(data: unknown, ids: ReadonlySet<string>): unknown {
  const isOut = ({ _id }: { _id: string }) => ids.has(_id);
  if (Array.isArray(data)) return data.filter((item: { _id: string }) => !isOut(item));
  const isPage = typeof data === 'object' && data !== null && 'items' in data;
  return isPage ? pageWithout(data as Parameters<typeof pageWithout>[0], isOut) : data;
}

export interface DeleteRules {
  kind: TrashKind;
  /** Success message (spec §8). */
  deleted: string;
  /** The name of several items, e.g. "3 projects". */
  counted?: (count: number) => string;
  /** Called before the list is refetched. */
  onDeleted?: (id: string) => void;
  onRestored?: (id: string) => void;
  /** Shows a failure instead of the toast. */
  onFailed?: (item: NamedItem, error: unknown) => void;
}

/**
 * Moves items to the trash and offers to undo this. Lists hide the items at once, and show those
 * again that could not be deleted.
 */
export function useDelete(rules: DeleteRules) {
  const { kind, deleted, counted = String, onDeleted, onRestored, onFailed } = rules;
  const t = useText();
  const client = useQueryClient();
  const changeItems = useBulkChange(kind, counted);
  const failureText = useFailureText();
  const { path, queryKey } = trashedList(kind);

  const showFailed = ({ id }: NamedItem, error: unknown) =>
    void toast.error(failureText(error, t('dashboard.errors.deleting')), { id });

  const { mutate } = useMutation({
    mutationKey: deletionKey(path),
    mutationFn: ({ items, leaving }: Deletion) =>
      changeItems(
        items,
        { deleted: true },
        {
          action: 'delete',
          said: t('dashboard.undo.deleted'),
          undone: t('dashboard.undo.undone'),
          leaving,
          onReverted: onRestored,
          onFailed: onFailed ?? (items.length === 1 ? showFailed : undefined),
        },
      ),
    onSuccess: async (done, { items }) => {
      const ids = done.map(({ id }) => id);
      // A fetch that started earlier would show the deleted items again.
      await client.cancelQueries({ queryKey });
      client.setQueriesData({ queryKey }, (data: unknown) => withoutItems(data, new Set(ids)));
      ids.forEach((id) => onDeleted?.(id));
      void refreshLists(client, kind, ids);
      if (done.length < items.length) return;
      const several = t('dashboard.selection.deleted', { name: counted(done.length) });
      toast.success(done.length > 1 ? several : deleted, { id: bulkToastId(items) });
    },
  });

  return {
    removeAll: (items: readonly NamedItem[]) => mutate({ items }),
    remove: (id: string, name: string, leaving?: string) =>
      mutate({ items: [{ id, name }], leaving }),
  };
}
