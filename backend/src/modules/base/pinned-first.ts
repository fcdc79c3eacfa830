import type { Model, QueryFilter } from 'mongoose';
import type { Listed, Page } from '../../common/http/pagination';
import type { Sort } from './state.schema';

type Row = { _id: unknown; createdAt?: Date };

/** Compares two documents as a list does that has the newest first. */
export const byNewest = (a: Row, b: Row): number =>
  Number(b.createdAt) - Number(a.createdAt) || String(b._id).localeCompare(String(a._id));

export const withoutPinned = <T extends Row>(rows: readonly T[], pinned: readonly Row[]): T[] =>
  rows.filter(({ _id }) => !pinned.some((pin) => String(pin._id) === String(_id)));

interface PinnedFirst<Document> {
  filter: QueryFilter<Document>;
  /** Newest first, where documents are pinned. */
  sort: Sort;
  /** Those that match the filter, in their order. */
  pinned: readonly Document[];
  /** Absent: the whole list. */
  part?: Page;
  /** Absent: all. */
  fields?: Record<string, 0 | 1>;
}

/**
 * A list that has the pinned documents first. The others are read from the plain list, in which the
 * pinned ones are somewhere: the limit allows for them, and they are dropped.
 */
export async function findPinnedFirst<Document extends Row>(
  model: Model<Document>,
  { filter, sort, pinned, part, fields = {} }: PinnedFirst<Document>,
): Promise<Listed<Document>> {
  const start = part ? (part.page - 1) * part.limit : 0;
  const size = part?.limit ?? Infinity;
  const first = pinned.slice(start, start + size);
  const missing = size - first.length;
  const others = model.find(filter, fields).sort(sort);
  if (part) others.skip(Math.max(0, start - pinned.length)).limit(missing + pinned.length);
  const [rows, total] = await Promise.all([
    missing > 0 ? others.lean<Document[]>() : [],
    part && model.countDocuments(filter),
  ]);
  // Each pinned document above the first one read moves the others down by one.
  const [top] = rows;
  const above = top ? pinned.filter((pin) => byNewest(pin, top) < 0).length : 0;
  const rest = withoutPinned(rows, pinned).slice(above, above + missing);
  const items = [...first, ...rest];
  return { items, total: total ?? items.length };
}
