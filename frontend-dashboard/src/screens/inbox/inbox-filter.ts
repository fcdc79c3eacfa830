import type { InboxFilter } from '../../api/inbox/inbox';
import { pageIn, searchIn } from '../../lists/filter-params';

const isId = (value: string | null) => /^[0-9a-f]{24}$/.test(value ?? '');

/** The filter that the query of the URL asks for. */
export const inboxFilterIn = (params: URLSearchParams): InboxFilter => ({
  page: pageIn(params),
  search: searchIn(params),
  unread: params.get('unread') === '1',
  ...(isId(params.get('item')) && { item: params.get('item')! }),
});
