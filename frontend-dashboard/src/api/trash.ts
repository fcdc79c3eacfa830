import type { AdminFields, TrashKind } from '@manjara/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { itemsKey } from '../hooks/useItems';
import { api } from '../lib/api/client';
import { isGone } from '../lib/api/failure';
import { entityKeys } from '../resource/entities';
import { inboxKey } from './inbox';

export const trashKey = ['trash'] as const;

/** The lists whose items go to the trash: their addresses in the API, and the keys of what is cached. */
const LISTS: Record<TrashKind, { path: string; queryKey: QueryKey }> = {
  projects: { path: '/projects', queryKey: entityKeys.all('projects') },
  products: { path: '/products', queryKey: entityKeys.all('products') },
  reviews: { path: '/reviews', queryKey: entityKeys.all('reviews') },
  partners: { path: '/partners', queryKey: itemsKey('/partners') },
  boxes: { path: '/content/boxes', queryKey: itemsKey('/content/boxes') },
  values: { path: '/content/values', queryKey: itemsKey('/content/values') },
  questions: { path: '/content/questions', queryKey: itemsKey('/content/questions') },
  messages: { path: '/messages', queryKey: inboxKey('messages') },
  jobs: { path: '/jobs', queryKey: inboxKey('jobs') },
};

export const trashedList = (kind: TrashKind) => LISTS[kind];

const pathOf = (kind: TrashKind, id: string) => `${LISTS[kind].path}/${encodeURIComponent(id)}`;

/** What somebody else has deleted meanwhile is what was asked for. */
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
 * Reads anew what a deletion or a restoration has changed.
 * @param except deleted items: one whose screen is still open would be told as missing
 */
export const refreshLists = (
  client: QueryClient,
  kind: TrashKind,
  except: readonly string[] = [],
) =>
  Promise.all([
    client.invalidateQueries({
      queryKey: LISTS[kind].queryKey,
      predicate: ({ queryKey }) => !except.includes(String(queryKey.at(-1))),
    }),
    client.invalidateQueries({ queryKey: trashKey }),
  ]);
