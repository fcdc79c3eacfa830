import { useMemo } from 'react';
import type { InboxFilter } from '../../../api/inbox';
import {
  type ChangeFilter,
  pageIn,
  searchIn,
  useFilterParams,
} from '../../../hooks/useFilterParams';

export type ChangeInboxFilter = ChangeFilter<InboxFilter>;

/** What of an inbox is shown; it lives in the URL. */
export function useInboxFilter() {
  const { params, ...rest } = useFilterParams<InboxFilter>();
  const filter = useMemo<InboxFilter>(
    () => ({
      page: pageIn(params),
      search: searchIn(params),
      unread: params.get('unread') === '1',
    }),
    [params],
  );
  return { filter, ...rest };
}
