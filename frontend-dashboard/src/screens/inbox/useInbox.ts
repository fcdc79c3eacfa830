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
} from '../../api/inbox/inbox';
import { useDeletedIds } from '../../lists/useDeletedIds';
import { useFilterParams } from '../../lists/useFilterParams';
import { inboxFilterIn, isWithin } from './inbox-filter';
import { pageWithout } from '../../api/page';
import { onPins } from '../../api/inbox/pins';

/** The filter, which lives in the URL; the filtered page, and the first page, which receives new items. */
export function useInbox(inbox: Inbox) {
  const client = useQueryClient();
  const { params, change, hrefFor, hrefWith, clear } = useFilterParams<InboxFilter>();
  const filter = inboxFilterIn(params);
  const current = useQuery(inboxPageQuery(inbox, filter));
  const first = useQuery({
    ...inboxPageQuery(inbox, { ...filter, page: 1 }),
    refetchInterval: INBOX_INTERVAL,
  });
  const { error, dataUpdatedAt, isFetching, isPlaceholderData, refetch } = current;

  // Hides items that are being deleted, and those that a change has taken out of the filter.
  const deletedIds = useDeletedIds(`/${inbox}`);
  const isOut = (item: InboxItem) => deletedIds.has(item._id) || !isWithin(filter, item);
  const remaining = (page: InboxPage | undefined) => page && pageWithout(page, isOut);
  const page = remaining(current.data);
  // The cached page may be out of date.
  const beyond = page && !isPlaceholderData && filter.page > Math.ceil(page.total / PAGE_SIZE);

  // Pins, including those set in other tabs, change the order.
  useEffect(
    () => onPins(() => void client.invalidateQueries({ queryKey: inboxKey(inbox) })),
    [client, inbox],
  );

  return {
    filter,
    change,
    hrefFor,
    hrefWith,
    clear,
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

export type InboxState = ReturnType<typeof useInbox>;
