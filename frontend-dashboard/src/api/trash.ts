import type { AdminFields, TrashKind } from '@manjara/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { itemsKey } from '../hooks/useItems';
import { api } from '../lib/api/client';
import { isGone } from '../lib/api/failure';
import { entityKeys } from '../resource/entities';
import type { ResourceName } from '../resource/registry';
import { inboxKey } from './inbox';

export const trashKey = ['trash'] as const;

/** Lists that pages of the site show. */
const ITEM_LISTS = {
  partners: '/partners',
  boxes: '/content/boxes',
  values: '/content/values',
  questions: '/content/questions',
} as const;

/** The list of a kind: its path in the API and its query key. */
export function trashedList(kind: TrashKind): { path: string; queryKey: QueryKey } {
  if (kind in ITEM_LISTS) {
    const path = ITEM_LISTS[kind as keyof typeof ITEM_LISTS];
    return { path, queryKey: itemsKey(path) };
  }
  const isInbox = kind === 'messages' || kind === 'jobs';
  const queryKey = isInbox ? inboxKey(kind) : entityKeys.all(kind as ResourceName);
  return { path: `/${kind}`, queryKey };
}

const pathOf = (kind: TrashKind, id: string) =>
  `${trashedList(kind).path}/${encodeURIComponent(id)}`;

/** Somebody else may have deleted it already. */
async function deleteAt(path: string): Promise<void> {
  try {
    await api.delete(path);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Moves an item to the trash. */
export const deleteItem = (kind: TrashKind, id: string) => deleteAt(pathOf(kind, id));

export const deleteForGood = (kind: TrashKind, id: string) =>
  deleteAt(`/trash/${kind}/${encodeURIComponent(id)}`);

/** Brings an item back from the trash, as it was. */
export const restoreItem = async (kind: TrashKind, id: string): Promise<Partial<AdminFields>> =>
  (await api.post<Partial<AdminFields>>(`${pathOf(kind, id)}/restore`)).data;

/**
 * Refetches the lists after a deletion or a restore.
 * @param except deleted items: not refetched, because an open screen would show them as missing
 */
export const refreshLists = (
  client: QueryClient,
  kind: TrashKind,
  except: readonly string[] = [],
) =>
  Promise.all([
    client.invalidateQueries({
      queryKey: trashedList(kind).queryKey,
      predicate: ({ queryKey }) => !except.includes(String(queryKey.at(-1))),
    }),
    client.invalidateQueries({ queryKey: trashKey }),
  ]);
