import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  INBOX_INTERVAL,
  type Inbox,
  type InboxFilter,
  inboxKey,
  type InboxPage,
  inboxPageQuery,
  LONG_AGO,
} from '../../../api/inbox';
import { useDeletions } from '../../../hooks/useDeletions';
import { isSilent } from '../../../lib/api/failure';
import { logFailure } from '../../../lib/log';
import { onPins } from '../../../lib/pins';

/** Hides items that are being deleted, and read items under the unread filter. */
function useRemaining(filter: InboxFilter) {
  const deletions = useDeletions();
  const deletedIds = new Set(deletions.flatMap(({ ids }) => ids));
  return (page: InboxPage | undefined) => {
    if (!page) return undefined;
    const items = page.items.filter(
      ({ _id, isRead }) => !deletedIds.has(_id) && !(filter.unread && isRead),
    );
    return { items, total: page.total - (page.items.length - items.length) };
  };
}

/** The filtered page, and the first page, which receives new items. */
export function useInbox(inbox: Inbox, filter: InboxFilter) {
  const client = useQueryClient();
  const remaining = useRemaining(filter);
  const current = useQuery(inboxPageQuery(inbox, filter));
  const first = useQuery({
    ...inboxPageQuery(inbox, { ...filter, page: 1 }),
    refetchInterval: INBOX_INTERVAL,
  });
  const { error, dataUpdatedAt, isFetching, refetch } = current;

  // Pins, including those set in other tabs, change the order.
  useEffect(
    () => onPins(() => void client.invalidateQueries({ queryKey: inboxKey(inbox) })),
    [client, inbox],
  );

  // The screen shows the error; its cause goes to the console (spec §8).
  useEffect(() => {
    if (error && !isSilent(error)) logFailure(`The ${inbox} could not be loaded.`, error);
  }, [error, inbox]);

  return {
    page: remaining(current.data),
    first: remaining(first.data),
    /** The data is still that of the previous filter or page. */
    isPrevious: current.isPlaceholderData || first.isPlaceholderData,
    /** The data comes from the local cache and is being refetched. */
    checking: dataUpdatedAt === LONG_AGO && isFetching,
    error,
    retry: () => void refetch(),
  };
}
