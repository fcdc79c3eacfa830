import type { TrashKind } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NamedItem } from '../api/bulk';
import { refreshLists, trashedList } from '../api/trash';
import { pageWithout } from '../lib/api/page';
import { bulkToastId, useBulkChange } from './useBulkChange';
import { type Deletion, deletionKey } from './useDeletedIds';
import { useFailureText } from './useFailureText';

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
  const changeItems = useBulkChange(kind, counted);
  const failureText = useFailureText();
  const { path, queryKey } = trashedList(kind);

  const tellFailed = ({ id }: NamedItem, error: unknown) =>
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
          undone: () => t('dashboard.undo.undone'),
          leaving,
          onReverted: onRestored,
          onFailed: onFailed ?? (items.length === 1 ? tellFailed : undefined),
        },
      ),
    onSuccess: async (done, { items }) => {
      const ids = done.map(({ id }) => id);
      // A request from before would bring them back.
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

export type Remove = ReturnType<typeof useDelete>['remove'];
