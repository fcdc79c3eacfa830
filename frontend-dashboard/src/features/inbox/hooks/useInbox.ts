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

/** What is left of a page without what is being deleted, or was read where only unread ones are asked for. */
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

/** The page that the filter asks for, and the first one, on which what arrives is seen. */
export function useInbox(inbox: Inbox, filter: InboxFilter) {
  const client = useQueryClient();
  const remaining = useRemaining(filter);
  const current = useQuery(inboxPageQuery(inbox, filter));
  const first = useQuery({
    ...inboxPageQuery(inbox, { ...filter, page: 1 }),
    refetchInterval: INBOX_INTERVAL,
  });
  const { error, dataUpdatedAt, isFetching, refetch } = current;

  // What is pinned, here or in another tab, comes first.
  useEffect(
    () => onPins(() => void client.invalidateQueries({ queryKey: inboxKey(inbox) })),
    [client, inbox],
  );

  // The screen tells the admin in its own place; the cause goes to the console (spec §8).
  useEffect(() => {
    if (error && !isSilent(error)) logFailure(`The ${inbox} could not be loaded.`, error);
  }, [error, inbox]);

  return {
    page: remaining(current.data),
    first: remaining(first.data),
    /** What is shown belongs to another filter, or another page. */
    isPrevious: current.isPlaceholderData || first.isPlaceholderData,
    /** What is shown was cached, and the server is being asked what is true now. */
    checking: dataUpdatedAt === LONG_AGO && isFetching,
    error,
    retry: () => void refetch(),
  };
}
