import {
  type JobApplication,
  LIMITS,
  type Message,
  PROGRESS,
  type Progress,
} from '@manjara/contracts';
import { getToken } from '@manjara/platform';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../client';
import type { Page } from '../page';
import { readCached, writeCached } from './inbox-cache';
import { parsePins, storedPins } from './pins';

export const INBOXES = ['messages', 'jobs'] as const;
export type Inbox = (typeof INBOXES)[number];
export type InboxItem = Message | JobApplication;

/** Where an item is: by its progress, or in the spam folder. */
export type Folder = Progress | 'spam';
export const FOLDERS: readonly Folder[] = [...PROGRESS, 'spam'];

export const folderOf = ({ spamAt, progress }: InboxItem): Folder => (spamAt ? 'spam' : progress);

/** Polling interval in milliseconds; hidden tabs do not poll. */
export const INBOX_INTERVAL = 15_000;

/** CV links expire after ten minutes (design §6); older pages are refetched in full. */
const FRESH_MS = 8 * 60_000;

/** Timestamp of cached data; 0 would mean "never fetched". */
export const LONG_AGO = 1;

export const PAGE_SIZE = LIMITS.projectsPageSize;

export interface InboxFilter {
  /** From 1. */
  page: number;
  search: string;
  unread: boolean;
  /** Id of an item that is listed first. */
  item?: string;
  /** Absent: all but spam. */
  folder?: Folder;
}

export interface InboxPage extends Page<InboxItem> {
  /** Absent once the page was changed locally. */
  etag?: string;
  /** When the server sent the items (epoch ms); a 304 does not change it. */
  receivedAt: number;
}

export const inboxKey = (inbox: Inbox) => ['inbox', inbox] as const;
const pagesKey = (inbox: Inbox) => [...inboxKey(inbox), 'pages'] as const;
export const unreadKey = (inbox: Inbox) => [...inboxKey(inbox), 'unread'] as const;

/** Before its CV links expire, a page is refetched without its ETag. */
export const isFresh = ({ receivedAt }: InboxPage): boolean => Date.now() - receivedAt < FRESH_MS;

const isDefault = ({ page, search, unread, folder, item }: InboxFilter) =>
  page === 1 && !search && !unread && !folder && !item;

const pinnedBy = (inbox: Inbox, item: string | undefined) => {
  const ids = [...parsePins(storedPins(inbox)), ...(item ? [item] : [])];
  return [...new Set(ids)].slice(-LIMITS.pinnedSubmissions);
};

const folderParams = (folder?: Folder) =>
  folder === 'spam' ? { spam: true } : { progress: folder };

const paramsOf = (inbox: Inbox, { search, unread, folder, item }: Omit<InboxFilter, 'page'>) => ({
  search: search || undefined,
  isRead: unread ? false : undefined,
  ...folderParams(folder),
  pinned: pinnedBy(inbox, item),
});

/** `pinned=1&pinned=2`, as the API reads lists. */
const paramsSerializer = { indexes: null };

/** Fetches a page; reuses `last` on a 304. */
async function getPage(
  inbox: Inbox,
  filter: InboxFilter,
  last: InboxPage | undefined,
  signal: AbortSignal,
): Promise<InboxPage> {
  const token = getToken();
  const { data, status, headers } = await api.get<InboxItem[]>(`/${inbox}`, {
    signal,
    params: { ...paramsOf(inbox, filter), page: filter.page, limit: PAGE_SIZE },
    paramsSerializer,
    headers: last?.etag && isFresh(last) ? { 'If-None-Match': last.etag } : {},
    validateStatus: (status) => (status >= 200 && status < 300) || status === 304,
  });
  if (last && status === 304) return last;
  if (isDefault(filter)) writeCached(inbox, data, token);
  const etag: unknown = headers.etag;
  return {
    items: data,
    total: Number(headers['x-total-count'] ?? data.length),
    etag: typeof etag === 'string' ? etag : undefined,
    receivedAt: Date.now(),
  };
}

/** All matches of the filter, regardless of the page. */
export async function getAll(
  inbox: Inbox,
  filter: Omit<InboxFilter, 'page'>,
): Promise<InboxItem[]> {
  const params = paramsOf(inbox, filter);
  return (await api.get<InboxItem[]>(`/${inbox}`, { params, paramsSerializer })).data;
}

function cachedPage(inbox: Inbox): InboxPage | undefined {
  const items = readCached<InboxItem>(inbox)?.slice(0, PAGE_SIZE);
  return items && { items, total: items.length, receivedAt: 0 };
}

/**
 * A page of messages or job applications, pinned items first. The first page starts from the local
 * cache, which counts as stale and is refetched at once.
 */
export const inboxPageQuery = (inbox: Inbox, filter: InboxFilter) => {
  const queryKey = [...pagesKey(inbox), filter] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      getPage(inbox, filter, client.getQueryData<InboxPage>(queryKey), signal),
    initialData: () => (isDefault(filter) ? cachedPage(inbox) : undefined),
    initialDataUpdatedAt: LONG_AGO,
    placeholderData: keepPreviousData,
    meta: { failure: `The ${inbox} could not be loaded.` },
  });
};

/** A HEAD request, without the list. */
async function countItems(inbox: Inbox, filter: object, signal: AbortSignal): Promise<number> {
  const params = { ...filter, limit: 1 };
  const { headers } = await api.head(`/${inbox}`, { signal, params });
  return Number(headers['x-total-count'] ?? 0);
}

/** Number of unread items. */
export const unreadQuery = (inbox: Inbox) =>
  queryOptions({
    queryKey: unreadKey(inbox),
    queryFn: ({ signal }) => countItems(inbox, { isRead: false }, signal),
  });

/** Number of items in a folder. */
export const folderQuery = (inbox: Inbox, folder: Folder) =>
  queryOptions({
    queryKey: [...inboxKey(inbox), 'folder', folder],
    queryFn: ({ signal }) => countItems(inbox, folderParams(folder), signal),
  });

const pagesIn = (client: QueryClient, inbox: Inbox) =>
  client.getQueryCache().findAll({ queryKey: pagesKey(inbox) });

/** The most recently received page that contains the item. */
export const pageWith = (client: QueryClient, inbox: Inbox, id: string): InboxPage | undefined =>
  pagesIn(client, inbox)
    .flatMap(({ state }) => (state.data as InboxPage | undefined) ?? [])
    .filter(({ items }) => items.some(({ _id }) => _id === id))
    .sort((a, b) => b.receivedAt - a.receivedAt)[0];

/** Changes the loaded pages and the local cache, and keeps their timestamps. */
export function changeInbox(
  client: QueryClient,
  inbox: Inbox,
  change: (items: InboxItem[]) => InboxItem[],
): void {
  for (const { queryKey, state } of pagesIn(client, inbox)) {
    const page = state.data as InboxPage | undefined;
    if (!page) continue;
    const items = change(page.items);
    const total = page.total - (page.items.length - items.length);
    const changed: InboxPage = { ...page, items, total, etag: undefined };
    client.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt });
  }
  const cached = readCached<InboxItem>(inbox);
  if (cached) writeCached(inbox, change(cached), getToken());
}
