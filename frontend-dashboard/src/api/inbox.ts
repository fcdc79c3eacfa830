import type { JobApplication, Message } from '@manjara/contracts';
import { getToken } from '@manjara/platform';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDeletions } from '../hooks/useDeletions';
import { api } from '../lib/api/client';
import { readCached, writeCached } from '../lib/inbox-cache';

export const INBOXES = ['messages', 'jobs'] as const;
export type Inbox = (typeof INBOXES)[number];
export type InboxItem = Message | JobApplication;

/** How often the server is asked for what has arrived, in milliseconds; never in a hidden tab. */
export const INBOX_INTERVAL = 15_000;

/** When what was cached counts as answered; not 0, which would be never. */
const LONG_AGO = 1;

export const inboxKey = (inbox: Inbox) => ['inbox', inbox] as const;

/** What the server answered last, with its ETag; of the session that asked. */
const answers = new Map<Inbox, { token: string | null; etag: string; items: InboxItem[] }>();

/** Called when a session is over: nothing of it stays. */
export const forgetInboxes = (): void => answers.clear();

/** Asks for an inbox; the server sends it only if it has changed. */
export async function getInbox(inbox: Inbox, signal?: AbortSignal): Promise<InboxItem[]> {
  const token = getToken();
  const last = answers.get(inbox);
  const known = last?.token === token ? last : undefined;
  const { data, status, headers } = await api.get<InboxItem[]>(`/${inbox}`, {
    signal,
    headers: known ? { 'If-None-Match': known.etag } : {},
    validateStatus: (status) => (status >= 200 && status < 300) || status === 304,
  });
  if (known && status === 304) return known.items;
  const etag: unknown = headers.etag;
  if (typeof etag === 'string') answers.set(inbox, { token, etag, items: data });
  else answers.delete(inbox);
  writeCached(inbox, data, token);
  return data;
}

/**
 * All messages or job applications. Lists and badges read this one copy; it begins with what was
 * cached, which counts as old and is asked for anew at once.
 */
export const inboxQuery = (inbox: Inbox) =>
  queryOptions({
    queryKey: inboxKey(inbox),
    queryFn: ({ signal }) => getInbox(inbox, signal),
    initialData: () => readCached<InboxItem>(inbox),
    initialDataUpdatedAt: LONG_AGO,
  });

/** What is left of a list without what is being deleted. */
export function useRemaining(): (items: InboxItem[]) => InboxItem[] {
  const deletions = useDeletions();
  return useCallback(
    (items) => items.filter(({ _id }) => !deletions.some(({ id }) => id === _id)),
    [deletions],
  );
}

export function useInbox(inbox: Inbox) {
  const select = useRemaining();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({
    ...inboxQuery(inbox),
    select,
  });
  /** What is shown was cached, and the server is being asked what is true now. */
  const checking = dataUpdatedAt === LONG_AGO && isFetching;
  return { data, error, refetch, checking };
}

/** Changes the copy that is shown and the cached one; what it knows of its age stays. */
export function changeInbox(
  client: QueryClient,
  inbox: Inbox,
  change: (items: InboxItem[]) => InboxItem[],
): void {
  const query = inboxQuery(inbox);
  const updatedAt = client.getQueryState(query.queryKey)?.dataUpdatedAt;
  const items = client.setQueryData(query.queryKey, (old) => old && change(old), { updatedAt });
  if (items) writeCached(inbox, items, getToken());
}
