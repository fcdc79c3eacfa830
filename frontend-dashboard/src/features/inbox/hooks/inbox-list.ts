import type { InboxItem } from '../../../api/inbox';

/** Pinned ones first, and both parts by the date, newest first (spec §4). */
export function sortItems(items: readonly InboxItem[], pins: ReadonlySet<string>): InboxItem[] {
  const rank = ({ _id }: InboxItem) => Number(pins.has(_id));
  return [...items].sort(
    (a, b) => rank(b) - rank(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
}
