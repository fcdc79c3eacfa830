import { folderOf, FOLDERS, type InboxFilter, type InboxItem } from '../../api/inbox/inbox';
import { pageIn, searchIn } from '../../lists/filter-params';

const isId = (value: string | null) => /^[0-9a-f]{24}$/.test(value ?? '');

/** The filter that the query of the URL asks for. */
export const inboxFilterIn = (params: URLSearchParams): InboxFilter => ({
  page: pageIn(params),
  search: searchIn(params),
  unread: params.get('unread') === '1',
  ...(isId(params.get('item')) && { item: params.get('item')! }),
  folder: FOLDERS.find((folder) => folder === params.get('folder')),
});

/** Whether an item is where the filter looks. */
export function isWithin({ unread, folder }: InboxFilter, item: InboxItem): boolean {
  const at = folderOf(item);
  return !(unread && item.isRead) && (folder ? folder === at : at !== 'spam');
}
