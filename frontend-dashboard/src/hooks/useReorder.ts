import { arrayMove } from '@dnd-kit/sortable';
import { toast, useLanguage, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../lib/api/client';
import { serverMessage } from '../lib/api/failure';
import { type ItemList, itemsKey } from './useItems';

type Item = { _id: string };

/**
 * Moves an item of a list and saves the order at once; where that fails, the list is as before and
 * a toast says so.
 */
export function useReorder(list: ItemList) {
  const t = useText();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const queryKey = itemsKey(list);
  const toastId = `order-${list}`;
  const [announcement, setAnnouncement] = useState('');
  const { mutate } = useMutation({
    // One after the other, so that the last order is the one that stays.
    scope: { id: toastId },
    mutationFn: (items: Item[]) =>
      api.put(`${list}/order`, { ids: items.map(({ _id }) => _id) }, {}),
    onMutate: async (items) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, items);
      return { before };
    },
    onSuccess: () => toast.success(t('dashboard.order.saved'), { id: toastId }),
    onError: (error, _items, context) => {
      client.setQueryData(queryKey, context?.before);
      toast.error(serverMessage(error) ?? t('dashboard.order.failed'), { id: toastId });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  return {
    announcement,
    /** @param shown what of the list can be seen, in which the places are counted from 0 */
    move(shown: readonly Item[], from: number, to: number): void {
      const all = client.getQueryData<Item[]>(queryKey) ?? [];
      const [item, target] = [shown[from], shown[to]];
      if (!item || !target || item === target) return;
      const at = ({ _id }: Item) => all.findIndex((one) => one._id === _id);
      mutate(arrayMove(all, at(item), at(target)));
      setAnnouncement(
        t('dashboard.order.movedTo', {
          place: (to + 1).toLocaleString(locale),
          total: shown.length.toLocaleString(locale),
        }),
      );
    },
  };
}

export type Reorder = ReturnType<typeof useReorder>;
