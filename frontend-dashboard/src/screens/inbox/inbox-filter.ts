import type { InboxFilter } from '../../api/inbox/inbox';
import { pageIn, searchIn } from '../../lists/filter-params';

/** The filter that the query of the URL asks for. */
export const inboxFilterIn = (params: URLSearchParams): InboxFilter => ({
  page: pageIn(params),
  search: searchIn(params),
  unread: params.get('unread') === '1',
});
