import { useQueries } from '@tanstack/react-query';
import { INBOX_INTERVAL, type Inbox, INBOXES, unreadQuery } from './inbox';

/** Numbers of unread messages and job applications; absent until loaded, or if the load failed. */
export function useUnreadCounts(): Partial<Record<Inbox, number>> {
  const counts = useQueries({ queries: INBOXES.map(unreadQuery) });
  return Object.fromEntries(INBOXES.map((inbox, index) => [inbox, counts[index]?.data]));
}

/** Polls the unread counts, once for all components that show them. */
export function useInboxPolling(): void {
  useQueries({
    queries: INBOXES.map((inbox) => ({
      ...unreadQuery(inbox),
      refetchInterval: INBOX_INTERVAL,
      // The components that show the counts subscribe on their own.
      notifyOnChangeProps: [],
    })),
  });
}
