import {
  findCategory,
  hasWords,
  LIMITS,
  PRODUCT_CATEGORIES,
  searchWords,
} from '@manjara/contracts';
import type { InboxItem } from '../../../api/inbox';
import type { InboxFilter } from './useInboxFilter';

export const PAGE_SIZE = LIMITS.projectsPageSize;

/** A number is found however it is grouped. */
const withoutGroups = (phone: string): string => phone.replace(/[\s()-]/g, '');

function textsOf(item: InboxItem): string[] {
  const shared = [item.name, item.email, item.message];
  if ('phone' in item) return [...shared, item.phone, withoutGroups(item.phone)];
  const job = findCategory(PRODUCT_CATEGORIES, item.job);
  return [...shared, item.job, job?.ar ?? ''];
}

/** What matches the search, as forgiving as everywhere, and the filter by unread. */
export function findItems(
  items: readonly InboxItem[],
  { search, unread }: Pick<InboxFilter, 'search' | 'unread'>,
): InboxItem[] {
  const words = searchWords(search);
  if (search && words.length === 0) return [];
  return items.filter(
    (item) =>
      !(unread && item.isRead) && (!search || textsOf(item).some((text) => hasWords(text, words))),
  );
}

/** Pinned ones first, and both parts by the date, newest first (spec §4). */
export function sortItems(items: readonly InboxItem[], pins: ReadonlySet<string>): InboxItem[] {
  const rank = ({ _id }: InboxItem) => Number(pins.has(_id));
  return [...items].sort(
    (a, b) => rank(b) - rank(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
}
