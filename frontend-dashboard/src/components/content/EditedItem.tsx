import { Skeleton } from '@manjara/ui';
import type { ReactNode } from 'react';
import { type ItemList, useItem } from '../../hooks/useItems';

export interface EditedItemProps<T extends { _id: string }> {
  list: ItemList;
  /** As the list has it. */
  item: T;
  children: (item: T) => ReactNode;
}

/**
 * Reads an item anew before it is edited, so that its save overwrites nothing newer. What cannot be
 * read is edited as the list has it: the save then says what is wrong.
 */
export function EditedItem<T extends { _id: string }>({
  list,
  item,
  children,
}: EditedItemProps<T>) {
  const { data, isLoading } = useItem<T>(list, item._id);
  return isLoading ? <Skeleton shape="block" /> : children(data ?? item);
}
