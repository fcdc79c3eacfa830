import { TRASH_DAYS } from '@manjara/contracts';

const DAY = 24 * 60 * 60_000;

/** How many days an item stays in the trash; the last one counts until it is over. */
export function daysLeft(deletedAt: string): number {
  const end = Date.parse(deletedAt) + TRASH_DAYS * DAY;
  return Math.max(1, Math.ceil((end - Date.now()) / DAY));
}
