import { arrayMove } from '@dnd-kit/sortable';
import { toast, useLanguage, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOrderChanged, saveOrder } from '../api/order';
import type { ItemListPath } from '../api/query-keys';
import { useFailureText } from '../api/useFailureText';
import { inOrder, itemsKey, orderKey, useItems } from './useItems';

type Item = { _id: string };

/**
 * Moves an item of a list and saves the order at once. On failure, or if the order has changed on
 * the server, restores the server's order and shows a toast.
 */
export function useReorder(list: ItemListPath) {
  const { data: items = [] } = useItems<Item>(list);
  const t = useText();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const queryKey = itemsKey(list);
  const toastId = `order-${list}`;
  const [announcement, setAnnouncement] = useState('');
  const mutationKey = orderKey(list);
  const { mutate } = useMutation({
    mutationKey,
    // Serialised, so that the last order wins.
    scope: { id: toastId },
    mutationFn: (ids: string[]) => {
      const shown = client.getQueryData<Item[]>(queryKey) ?? [];
      return saveOrder(
        `${list}/order`,
        ids,
        shown.map(({ _id }) => _id),
      );
    },
    onSuccess: async (_answer, ids) => {
      toast.success(t('dashboard.order.saved'), { id: toastId });
      // A fetch that started earlier would restore the old order.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Item[]>(queryKey, (items) => items && inOrder(items, ids));
    },
    onError: (error) =>
      toast.error(
        isOrderChanged(error)
          ? t('dashboard.order.changed')
          : failureText(error, t('dashboard.order.failed')),
        { id: toastId },
      ),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) return client.invalidateQueries({ queryKey });
    },
  });

  return {
    announcement,
    /** @param shown the visible items; positions count from 0 */
    move(shown: readonly Item[], from: number, to: number): void {
      const all = items.map(({ _id }) => _id);
      const [item, target] = [shown[from], shown[to]];
      if (!item || !target || item === target) return;
      mutate(arrayMove(all, all.indexOf(item._id), all.indexOf(target._id)));
      setAnnouncement(
        t('dashboard.order.movedTo', {
          place: (to + 1).toLocaleString(locale),
          total: shown.length.toLocaleString(locale),
        }),
      );
    },
  };
}
