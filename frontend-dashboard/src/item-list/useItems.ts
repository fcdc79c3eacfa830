import { listNameOf, type OrderedKind } from '@manjara/contracts';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/client';
import { EDITED } from '../api/edited-query';
import { type ItemListPath, listKey } from '../api/query-keys';
import { useDeletedIds } from '../lists/useDeletedIds';
import type { Transfer } from '../forms/useSending';

/** Key of the items of a list. */
export const itemsKey = (list: ItemListPath) => listKey(listNameOf(list.slice(1) as OrderedKind));

/** Mutation key of reordering a list. */
export const orderKey = (list: ItemListPath) => ['order', list];

/** Sorts items by a list of ids; items that are not in it come last. */
export function inOrder<T extends { _id: string }>(
  items: readonly T[],
  ids: readonly string[],
): T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ _id }: T) => place.get(_id) ?? ids.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Reads a list. Pending deletions and reorders are applied to the result, even after a refetch. */
export function useItems<T extends { _id: string }>(list: ItemListPath) {
  const { data, error, refetch } = useQuery({
    queryKey: itemsKey(list),
    queryFn: async ({ signal }) => (await api.get<T[]>(list, { signal })).data,
    meta: { failure: `${list} could not be loaded.` },
  });
  const asked = useMutationState({
    filters: { mutationKey: orderKey(list), status: 'pending' },
    select: ({ state }) => state.variables as string[],
  }).at(-1);
  const deletedIds = useDeletedIds(list);
  const shown = useMemo(() => {
    const left = data?.filter(({ _id }) => !deletedIds.has(_id));
    return left && asked ? inOrder(left, asked) : left;
  }, [data, asked, deletedIds]);
  return { data: shown, error, refetch };
}

export const itemPath = (list: ItemListPath, id: string) => `${list}/${encodeURIComponent(id)}`;

export const getItem = async <T extends object>(
  list: ItemListPath,
  id: string,
  signal?: AbortSignal,
): Promise<T> => (await api.get<T>(itemPath(list, id), { signal })).data;

/** Reads an item for its form. */
export const useItem = <T extends object>(list: ItemListPath, id: string) =>
  useQuery({
    queryKey: ['item', list, id],
    queryFn: ({ signal }) => getItem<T>(list, id, signal),
    ...EDITED,
  });

/** Saves an item; without an id it is a new one. The body is form data if it has a picture. */
export function useSaveItem(list: ItemListPath) {
  const client = useQueryClient();
  return async (
    id: string | undefined,
    body: FormData | object,
    transfer: Transfer,
  ): Promise<void> => {
    if (id) await api.put(itemPath(list, id), body, transfer);
    else await api.post(list, body, transfer);
    await client.invalidateQueries({ queryKey: itemsKey(list) });
  };
}
