import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  INBOX_INTERVAL,
  type Inbox,
  type InboxFilter,
  type InboxItem,
  inboxKey,
  type InboxPage,
  inboxPageQuery,
  LONG_AGO,
  PAGE_SIZE,
} from '../../../api/inbox';
import { useDeletedIds } from '../../../hooks/useDeletedIds';
import { pageWithout } from '../../../lib/api/page';
import { onPins } from '../../../lib/pins';

/** Hides items that are being deleted, and read items under the unread filter. */
function useRemaining(inbox: Inbox, filter: InboxFilter) {
  const deletedIds = useDeletedIds(`/${inbox}`);
  const isOut = ({ _id, isRead }: InboxItem) => deletedIds.has(_id) || (filter.unread && isRead);
  return (page: InboxPage | undefined) => page && pageWithout(page, isOut);
}

/** The filtered page, and the first page, which receives new items. */
export function useInbox(inbox: Inbox, filter: InboxFilter) {
  const client = useQueryClient();
  const remaining = useRemaining(inbox, filter);
  const current = useQuery(inboxPageQuery(inbox, filter));
  const first = useQuery({
    ...inboxPageQuery(inbox, { ...filter, page: 1 }),
    refetchInterval: INBOX_INTERVAL,
  });
  const { error, dataUpdatedAt, isFetching, isPlaceholderData, refetch } = current;
  const page = remaining(current.data);
  // The cached page may be out of date.
  const beyond = page && !isPlaceholderData && filter.page > Math.ceil(page.total / PAGE_SIZE);

  // Pins, including those set in other tabs, change the order.
  useEffect(
    () => onPins(() => void client.invalidateQueries({ queryKey: inboxKey(inbox) })),
    [client, inbox],
  );

  return {
    page: beyond && page.total > 0 && isFetching ? undefined : page,
    first: remaining(first.data),
    /** The data is still that of the previous filter or page. */
    isPrevious: isPlaceholderData || first.isPlaceholderData,
    /** The data comes from the local cache and is being refetched. */
    checking: dataUpdatedAt === LONG_AGO && isFetching,
    error,
    retry: () => void refetch(),
  };
}
