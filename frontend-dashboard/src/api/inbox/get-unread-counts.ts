import { useQueries } from '@tanstack/react-query';
import { useRole } from '../role';
import { INBOX_INTERVAL, type Inbox, INBOXES, unreadQuery } from './inbox';

/** Numbers of unread messages and job applications; absent until loaded, and for editors. */
export function useUnreadCounts(): Partial<Record<Inbox, number>> {
  const enabled = useRole() === 'owner';
  const counts = useQueries({
    queries: INBOXES.map((inbox) => ({ ...unreadQuery(inbox), enabled })),
  });
  return Object.fromEntries(INBOXES.map((inbox, index) => [inbox, counts[index]?.data]));
}

/** Polls the unread counts, once for all components that show them. */
export function useInboxPolling(): void {
  const enabled = useRole() === 'owner';
  useQueries({
    queries: INBOXES.map((inbox) => ({
      ...unreadQuery(inbox),
      enabled,
      refetchInterval: INBOX_INTERVAL,
      // The components that show the counts subscribe on their own.
      notifyOnChangeProps: [],
    })),
  });
}
