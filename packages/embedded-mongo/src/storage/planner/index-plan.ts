import { encodeComponents, MAX_KEY } from '../../bson/key-encoding';
import type { SortField } from '../../query/sort';
import type { CollectionIndex } from '../collection-index';
import { under, type KeyRange } from '../keys';
import { isExactPoint, pointsOf, rangeOf, type Conditions, type FieldRange } from './conditions';

/** Maximum number of point lookups for the `$in`s of one query. */
const MAX_POINTS = 10_000;

interface IndexOrder {
  /** Whether the documents are read in the requested order. */
  sorted: boolean;
  reverse: boolean;
  /** Whether that order needs a merge of the ranges, each of one key prefix. */
  merges: boolean;
}

/** Reads the documents in ranges of one index. */
export interface IndexPlan extends IndexOrder {
  kind: 'index';
  index: CollectionIndex;
  ranges: KeyRange[];
  /** Whether all documents in the ranges match, so that the filter need not run. */
  exact: boolean;
  score: number;
}

/** The values of the first index fields, then optionally a range of the next field. */
interface Bounds {
  points: unknown[][];
  range?: FieldRange;
  exact: boolean;
}

function boundsOf(index: CollectionIndex, conditions: Conditions): Bounds {
  const points: unknown[][] = [];
  let count = 1;
  let exact = !index.hasCutKeys;
  let range: FieldRange | undefined;
  for (const { name, direction } of index.fields) {
    const known = conditions.get(name);
    // A multikey entry holds one array element, but two elements together may meet two conditions.
    if (!known || (index.multikey && points.length)) break;
    const values = pointsOf(known);
    if (!values || values.length * count > MAX_POINTS) {
      range = rangeOf(known, direction);
      exact &&= range?.exact ?? false;
      break;
    }
    points.push(values);
    count *= values.length;
    exact &&= known.length === 1 && values.every(isExactPoint);
  }
  const used = points.length + (range ? 1 : 0);
  return { points, range, exact: exact && used === conditions.size };
}

/** Whether the index yields the sort order: forwards, backwards or by merging. */
function orderBy(
  { fields, multikey, hasCutKeys }: CollectionIndex,
  { points, range }: Bounds,
  sort: readonly SortField[],
): IndexOrder {
  const none = { sorted: false, reverse: false, merges: false };
  if (!sort.length || multikey || hasCutKeys) return none;
  const isSingle = points.map((values) => values.length === 1);
  // A field with a single value does not affect the order.
  const open = sort.filter(({ name }) => !isSingle[fields.findIndex((f) => f.name === name)]);
  const orderFrom = (start: number, merges: boolean): IndexOrder => {
    const signs = open.map(({ name, direction }, i) => {
      const field = fields[start + i];
      return field?.name === name ? field.direction * direction : 0;
    });
    const sorted = signs.every((sign) => sign !== 0 && sign === signs[0]);
    return { sorted, reverse: signs[0] === -1, merges };
  };
  // The ranges are in sort order if only the last given field has several values.
  const several = isSingle.indexOf(false);
  const isInTurn = several < 0 || several === points.length - 1;
  const plain = isInTurn ? orderFrom(several < 0 ? points.length : several, false) : none;
  if (plain.sorted) return plain;
  const merged = range ? none : orderFrom(points.length, true);
  return merged.sorted ? merged : none;
}

/** Key ranges for all combinations of the points, in index order. */
function rangesOf(index: CollectionIndex, bounds: Bounds): KeyRange[] {
  const { points, range } = bounds;
  const ranges = new Map<string, KeyRange>();
  let tuples: unknown[][] = [[]];
  for (const values of points) tuples = tuples.flatMap((t) => values.map((v) => [...t, v]));
  for (const tuple of tuples) {
    const key = encodeComponents(tuple, index.directions);
    const last = range ? Math.max(range.start.length, range.end.length) : 0;
    // The index truncates longer keys, and other keys may share the same start.
    const isCut = key.length + last > MAX_KEY;
    if (isCut) bounds.exact = false;
    const head = Buffer.concat([index.prefix, key.subarray(0, MAX_KEY)]);
    const found =
      range && !isCut
        ? { start: Buffer.concat([head, range.start]), end: Buffer.concat([head, range.end]) }
        : under(head);
    ranges.set(found.start.toString('latin1'), found);
  }
  return [...ranges.values()].sort((a, b) => Buffer.compare(a.start, b.start));
}

/** A plan with one index; the score is negative if it helps neither filter nor sort. */
export function planIndex(
  index: CollectionIndex,
  conditions: Conditions,
  sort: readonly SortField[],
): IndexPlan {
  const bounds = boundsOf(index, conditions);
  const { points, range } = bounds;
  const order = orderBy(index, bounds, sort);
  const ranges = rangesOf(index, bounds);
  const used = points.length + (range ? 1 : 0);
  const isUnique = index.unique && points.length === index.fields.length;
  const score =
    points.length * 10 +
    (range ? 4 : 0) +
    (order.sorted ? 6 : 0) +
    (isUnique ? 50 : 0) -
    (index.fields.length - used) * 0.1;
  return { kind: 'index', index, ranges, ...order, exact: bounds.exact, score };
}
