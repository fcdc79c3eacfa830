import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  INBOX_INTERVAL,
  type Inbox,
  type InboxItem,
  inboxQuery,
  INBOXES,
  useRemaining,
} from './inbox';

/** Unread messages and job applications; a count that could not be read is simply not shown. */
export function useUnreadCounts(): Partial<Record<Inbox, number>> {
  const remaining = useRemaining();
  const select = useCallback(
    (items: InboxItem[]) => remaining(items).filter(({ isRead }) => !isRead).length,
    [remaining],
  );
  const counts = useQueries({
    queries: INBOXES.map((inbox) => ({ ...inboxQuery(inbox), select })),
  });
  return Object.fromEntries(INBOXES.map((inbox, index) => [inbox, counts[index]?.data]));
}

/** Asks for what has arrived, again and again; once for all that show it. */
export function useInboxPolling(): void {
  useQueries({
    queries: INBOXES.map((inbox) => ({
      ...inboxQuery(inbox),
      refetchInterval: INBOX_INTERVAL,
      // Those who show the lists are told themselves.
      notifyOnChangeProps: [],
    })),
  });
}
