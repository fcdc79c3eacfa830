import { useQueries } from '@tanstack/react-query';
import { INBOX_INTERVAL, type Inbox, INBOXES, unreadQuery } from './inbox';

/** Unread messages and job applications; a count that could not be read is simply not shown. */
export function useUnreadCounts(): Partial<Record<Inbox, number>> {
  const counts = useQueries({ queries: INBOXES.map(unreadQuery) });
  return Object.fromEntries(INBOXES.map((inbox, index) => [inbox, counts[index]?.data]));
}

/** Asks for what has arrived, again and again; once for all that show it. */
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
