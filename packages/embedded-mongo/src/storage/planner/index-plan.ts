import { encodeComponents, MAX_KEY } from '../../bson/key-encoding';
import type { SortField } from '../../query/sort';
import type { CollectionIndex } from '../collection-index';
import { under, type KeyRange } from '../keys';
import { isExactPoint, pointsOf, rangeOf, type Conditions, type FieldRange } from './conditions';

/** No more points than this are looked up for the `$in`s of one query. */
const MAX_POINTS = 10_000;

/** How an index gives the order of a sort. */
interface IndexOrder {
  /** Whether the documents come in the order that was asked for. */
  sorted: boolean;
  reverse: boolean;
  /** Whether the ranges, each of one key prefix, are to be merged for that order. */
  merges: boolean;
}

/** Reads the documents that ranges of one index point to. */
export interface IndexPlan extends IndexOrder {
  kind: 'index';
  index: CollectionIndex;
  ranges: KeyRange[];
  /** Whether all of them match the filter, so that it need not be tested. */
  exact: boolean;
  score: number;
}

/** What the conditions say of the first fields of an index: values, and then maybe a range. */
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
    // A key holds one element of an array: two conditions may be met by two of them.
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

/** Whether the index gives the order of the sort, forwards or backwards, maybe by merging. */
function orderBy(
  { fields, multikey, hasCutKeys }: CollectionIndex,
  { points, range }: Bounds,
  sort: readonly SortField[],
): IndexOrder {
  const none = { sorted: false, reverse: false, merges: false };
  if (!sort.length || multikey || hasCutKeys) return none;
  const isSingle = points.map((values) => values.length === 1);
  // What has one value in all that is read needs no order.
  const open = sort.filter(({ name }) => !isSingle[fields.findIndex((f) => f.name === name)]);
  const orderFrom = (start: number, merges: boolean): IndexOrder => {
    const signs = open.map(({ name, direction }, i) => {
      const field = fields[start + i];
      return field?.name === name ? field.direction * direction : 0;
    });
    const sorted = signs.every((sign) => sign !== 0 && sign === signs[0]);
    return { sorted, reverse: signs[0] === -1, merges };
  };
  // Ranges are in turn where only the last field that is given has several values.
  const several = isSingle.indexOf(false);
  const isInTurn = several < 0 || several === points.length - 1;
  const plain = isInTurn ? orderFrom(several < 0 ? points.length : several, false) : none;
  if (plain.sorted) return plain;
  const merged = range ? none : orderFrom(points.length, true);
  return merged.sorted ? merged : none;
}

/** The ranges of the keys that begin with one of each field's points, in the index's order. */
function rangesOf(index: CollectionIndex, bounds: Bounds): KeyRange[] {
  const { points, range } = bounds;
  const ranges = new Map<string, KeyRange>();
  let tuples: unknown[][] = [[]];
  for (const values of points) tuples = tuples.flatMap((t) => values.map((v) => [...t, v]));
  for (const tuple of tuples) {
    const key = encodeComponents(tuple, index.directions);
    const last = range ? Math.max(range.start.length, range.end.length) : 0;
    // Of a longer key the index holds so many bytes, which may be those of others too.
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

/** Plans with one index; the score is negative if it helps neither with filter nor order. */
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
