import type { Page } from '../../common/http/pagination';
import type { ProjectDocument } from './project.schema';

type Row = Pick<ProjectDocument, '_id' | 'createdAt'>;

/** Whether a row comes before another one, newest first. */
const isBefore = (row: Row, other: Row): boolean => {
  const difference = Number(row.createdAt) - Number(other.createdAt);
  return difference > 0 || (difference === 0 && String(row._id) > String(other._id));
};

export const withoutPinned = <T extends Row>(rows: readonly T[], pinned: readonly Row[]): T[] =>
  rows.filter(({ _id }) => !pinned.some((pin) => pin._id.equals(_id)));

/**
 * Plans a page of a list that has the pinned rows first. The other rows are read from the plain
 * list, newest first, in which the pinned ones are somewhere: `limit` allows for them, and `page`
 * drops them.
 * @param part absent: the whole list
 */
export function pinnedFirst<T extends Row>(part: Page | undefined, pinned: readonly T[]) {
  const start = part ? (part.page - 1) * part.limit : 0;
  const size = part?.limit ?? Infinity;
  const first = pinned.slice(start, start + size);
  const skip = Math.max(0, start - pinned.length);
  const missing = size - first.length;
  return {
    skip,
    limit: missing > 0 ? missing + pinned.length : 0,
    page(rows: readonly T[]): T[] {
      // Each pinned row above the first one read moves the others down by one.
      const above = rows[0] ? pinned.filter((pin) => isBefore(pin, rows[0]!)).length : 0;
      return [...first, ...withoutPinned(rows, pinned).slice(above, above + missing)];
    },
  };
}
