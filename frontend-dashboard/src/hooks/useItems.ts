import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api/client';
import { EDITED } from '../lib/api/edited-query';
import { taggedData } from '../lib/api/etags';
import { logFailure } from '../lib/log';
import type { Transfer } from './useSending';

/** Lists of the API whose items have no screen of their own. */
export type ItemList = '/partners' | '/content/boxes' | '/content/values' | '/content/questions';

export const itemsKey = (list: ItemList) => ['items', list];

/** Reads a list; a failure is only logged (spec §8), and the screen says so in its place. */
export const useItems = <T>(list: ItemList) =>
  useQuery({
    queryKey: itemsKey(list),
    queryFn: async ({ signal }) => {
      try {
        return (await api.get<T[]>(list, { signal })).data;
      } catch (error) {
        if (!signal.aborted) logFailure(`${list} could not be loaded.`, error);
        throw error;
      }
    },
  });

const itemPath = (list: ItemList, id: string) => `${list}/${encodeURIComponent(id)}`;

export const getItem = async <T extends object>(
  list: ItemList,
  id: string,
  signal?: AbortSignal,
): Promise<T> => taggedData(await api.get<T>(itemPath(list, id), { signal }));

/** Reads an item for its form. */
export const useItem = <T extends object>(list: ItemList, id: string) =>
  useQuery({
    queryKey: ['item', list, id],
    queryFn: ({ signal }) => getItem<T>(list, id, signal),
    ...EDITED,
  });

export interface NewItem {
  /** A form where there is a picture, else JSON. */
  body: FormData | object;
  transfer: Transfer;
}

export interface ChangedItem extends NewItem {
  id: string;
}

export function useChangeItem(list: ItemList) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body, transfer }: ChangedItem): Promise<void> => {
      await api.put(itemPath(list, id), body, transfer);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: itemsKey(list) }),
  });
}

export function useAddItem(list: ItemList) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, transfer }: NewItem): Promise<void> => {
      await api.post(list, body, transfer);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: itemsKey(list) }),
  });
}
