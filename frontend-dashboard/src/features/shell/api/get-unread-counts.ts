import { useQueries } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';

const INBOXES = ['messages', 'jobs'] as const;
export type Inbox = (typeof INBOXES)[number];

const getUnreadCount = async (inbox: Inbox, signal: AbortSignal): Promise<number> => {
  const { data } = await api.get<{ isRead: boolean }[]>(`/${inbox}`, { signal });
  return data.filter(({ isRead }) => !isRead).length;
};

/** Unread messages and job applications; a count that could not be read is simply not shown. */
export function useUnreadCounts(): Partial<Record<Inbox, number>> {
  const counts = useQueries({
    queries: INBOXES.map((inbox) => ({
      queryKey: ['unread', inbox],
      queryFn: ({ signal }: { signal: AbortSignal }) => getUnreadCount(inbox, signal),
      staleTime: 60_000,
      retry: false,
    })),
  });
  return Object.fromEntries(INBOXES.map((inbox, index) => [inbox, counts[index]?.data]));
}
