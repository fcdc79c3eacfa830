import { type AdminFields, CONTENT_KINDS, listNameOf, type TrashKind } from '@manjara/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { api } from './client';
import { isNotFound } from './failure';
import { inboxKey } from './inbox/inbox';
import { listKey } from './query-keys';

export const trashKey = ['trash'] as const;

/** The list of a kind: its path in the API and its query key. */
export function trashedList(kind: TrashKind): { path: string; queryKey: QueryKey } {
  if (kind === 'messages' || kind === 'jobs') return { path: `/${kind}`, queryKey: inboxKey(kind) };
  const path = CONTENT_KINDS.find((one) => listNameOf(one) === kind) ?? kind;
  return { path: `/${path}`, queryKey: listKey(kind) };
}

/** Deletes permanently; succeeds if the item was already deleted. */
export async function deleteForGood(kind: TrashKind, id: string): Promise<void> {
  try {
    await api.delete(`/trash/${kind}/${encodeURIComponent(id)}`);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

export async function restoreItem(kind: TrashKind, id: string): Promise<Partial<AdminFields>> {
  const path = `${trashedList(kind).path}/${encodeURIComponent(id)}/restore`;
  return (await api.post<Partial<AdminFields>>(path)).data;
}

/**
 * Refetches the lists after a deletion, a restore or another change.
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
