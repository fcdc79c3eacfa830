import { encodeComponents, MAX_KEY } from '../../bson/key-encoding';
import { isRegExp, orderOf, Order } from '../../bson/types';
import type { SortField } from '../../query/sort';
import type { CollectionIndex } from '../collection-index';
import { under, type KeyRange } from '../keys';
import { rangeOf, type ComponentRange } from './bounds';
import type { Condition, Conditions } from './conditions';

/** No more points than this are looked up for the `$in`s of one query. */
const MAX_POINTS = 10_000;

/** Reads the documents that ranges of one index point to. */
export interface IndexPlan {
  kind: 'index';
  index: CollectionIndex;
  ranges: KeyRange[];
  reverse: boolean;
  /** Whether the documents come in the order that was asked for. */
  sorted: boolean;
  /** Whether the ranges, each of one key prefix, are to be merged for that order. */
  merges: boolean;
  /** Whether all of them match the filter, so that it need not be tested. */
  exact: boolean;
  score: number;
}

/** The values that a field must have one of, if its conditions say so. */
function pointsOf(conditions: readonly Condition[]): unknown[] | undefined {
  for (const [operator, operand] of conditions) {
    const values = operator === '$eq' ? [operand] : operator === '$in' ? operand : undefined;
    const usable = (value: unknown) => !Array.isArray(value) && !isRegExp(value);
    if (Array.isArray(values) && values.every(usable)) return values;
  }
  return undefined;
}

/** Null also means missing, and an equal document may hold its numbers in other types. */
const isExactPoint = (value: unknown) => {
  const order = orderOf(value);
  return order !== Order.Null && order !== Order.Object;
};

/** Considers one index for a query. */
export class IndexCandidate {
  private readonly points: unknown[][] = [];
  private range?: ComponentRange;
  private exact: boolean;
  private used = 0;

  constructor(
    private readonly index: CollectionIndex,
    private readonly conditions: Conditions,
  ) {
    this.exact = conditions.complete && !index.hasCutKeys;
    for (const field of index.fields) {
      const known = conditions.byField.get(field.name);
      // A key holds one element of an array: two conditions may be met by two of them.
      if (!known || (index.multikey && this.used > 0)) break;
      if (this.addPoints(known)) continue;
      this.range = rangeOf(known, field.direction, index.multikey);
      if (this.range) this.used++;
      this.exact &&= this.range?.exact ?? false;
      break;
    }
    this.exact &&= this.used === conditions.byField.size;
  }

  private addPoints(known: readonly Condition[]): boolean {
    const values = pointsOf(known);
    const count = this.points.reduce((product, list) => product * list.length, 1);
    if (!values || values.length * count > MAX_POINTS) return false;
    this.points.push(values);
    this.used++;
    this.exact &&= known.length === 1 && values.every(isExactPoint);
    return true;
  }

  /** Whether the index gives the order of the sort, forwards or backwards, maybe by merging. */
  private order(sort: readonly SortField[]): Pick<IndexPlan, 'sorted' | 'reverse' | 'merges'> {
    const { index, points } = this;
    const isSingle = points.map((values) => values.length === 1);
    // Of the last field with points the ranges are in order, whatever their number.
    const inTurn = isSingle.slice(0, -1).every(Boolean);
    const follows = (fixed: number) => {
      const names = index.fields.slice(0, fixed).map(({ name }) => name);
      const open = sort.filter(({ name }) => !names.includes(name));
      const signs = open.map(({ name, direction }, i) => {
        const field = index.fields[fixed + i];
        return field?.name === name ? field.direction * direction : 0;
      });
      const sorted = signs.every((sign) => sign !== 0 && sign === signs[0]);
      return { sorted, reverse: signs[0] === -1 };
    };
    const none = { sorted: false, reverse: false, merges: false };
    if (!sort.length || index.multikey || index.hasCutKeys) return none;
    const isLastOpen = isSingle.at(-1) === false;
    const plain = follows(points.length - (isLastOpen ? 1 : 0));
    if (inTurn && plain.sorted) return { ...plain, merges: false };
    const pointNames = index.fields.slice(0, points.length).map(({ name }) => name);
    const canMerge = !this.range && !sort.some(({ name }) => pointNames.includes(name));
    const merged = canMerge ? follows(points.length) : none;
    return merged.sorted ? { ...merged, merges: true } : none;
  }

  private ranges(): KeyRange[] {
    const { index, range } = this;
    const ranges = new Map<string, KeyRange>();
    let tuples: unknown[][] = [[]];
    for (const values of this.points) tuples = tuples.flatMap((t) => values.map((v) => [...t, v]));
    for (const tuple of tuples) {
      const key = encodeComponents(tuple, index.directions);
      const last = range ? Math.max(range.start.length, range.end.length) : 0;
      // Of a longer key the index holds so many bytes, which may be those of others too.
      const isCut = key.length + last > MAX_KEY;
      if (isCut) this.exact = false;
      const head = Buffer.concat([index.prefix, key.subarray(0, MAX_KEY)]);
      const found =
        range && !isCut
          ? { start: Buffer.concat([head, range.start]), end: Buffer.concat([head, range.end]) }
          : under(head);
      if (Buffer.compare(found.start, found.end) < 0) {
        ranges.set(found.start.toString('latin1'), found);
      }
    }
    return [...ranges.values()].sort((a, b) => Buffer.compare(a.start, b.start));
  }

  /** The plan, or undefined if the index helps neither with the filter nor with the order. */
  plan(sort: readonly SortField[], forced: boolean): IndexPlan | undefined {
    const { index, used } = this;
    const order = this.order(sort);
    if (used === 0 && !order.sorted && !forced) return undefined;
    const ranges = this.ranges();
    const isUnique = index.unique && this.points.length === index.fields.length;
    const score =
      this.points.length * 10 +
      (this.range ? 4 : 0) +
      (order.sorted ? 6 : 0) +
      (isUnique ? 50 : 0) -
      (index.fields.length - used) * 0.1;
    return { kind: 'index', index, ranges, ...order, exact: this.exact, score };
  }
}
