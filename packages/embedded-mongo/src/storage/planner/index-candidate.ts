import { encodeKey, MAX_KEY } from '../../bson/key-encoding';
import { isRegExp, orderOf, Order } from '../../bson/types';
import type { SortField } from '../../query/sort';
import type { CollectionIndex } from '../collection-index';
import { under, type KeyRange } from '../keys';
import { rangeOf, type ComponentRange, type Condition } from './bounds';
import type { Conditions } from './conditions';
import type { IndexPlan } from './plan';

/** No more points than this are looked up for the `$in`s of one query. */
const MAX_POINTS = 10_000;

/** The values that a field must have one of, if its conditions say so. */
function pointsOf(conditions: readonly Condition[], sparse: boolean): unknown[] | undefined {
  const usable = (value: unknown) =>
    !Array.isArray(value) && !isRegExp(value) && !(sparse && orderOf(value) === Order.Null);
  for (const [operator, operand] of conditions) {
    const values = operator === '$eq' ? [operand] : operator === '$in' ? operand : undefined;
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
      if (!known || this.sharesArray(field)) break;
      if (!this.addPoints(known)) {
        this.range = rangeOf(known, field.direction, index.multikey);
        if (this.range) this.used++;
        this.exact &&= this.range?.exact ?? true;
        break;
      }
    }
    this.exact &&= this.used === conditions.byField.size;
  }

  /**
   * Whether the field may go through the same array as an earlier one. Conditions may then be met
   * by two elements, but a key holds the values of one.
   */
  private sharesArray(field: SortField): boolean {
    const earlier = this.index.fields.slice(0, this.used);
    return this.index.multikey && earlier.some((other) => other.path[0] === field.path[0]);
  }

  private addPoints(known: readonly Condition[]): boolean {
    const values = pointsOf(known, this.index.sparse);
    const count = this.points.reduce((product, list) => product * list.length, 1);
    if (!values || values.length * count > MAX_POINTS) return false;
    this.points.push(values);
    this.used++;
    this.exact &&= known.length === 1 && values.every(isExactPoint);
    return true;
  }

  /** Whether reading the ranges in turn, forwards or backwards, gives the order of the sort. */
  private order(sort: readonly SortField[]): { sorted: boolean; reverse: boolean } {
    const { index, points } = this;
    // Of the last field with points the ranges are in order, whatever their number.
    const single = points.slice(0, -1).every((values) => values.length === 1);
    if (!sort.length || index.multikey || index.hasCutKeys || !single) {
      return { sorted: false, reverse: false };
    }
    const isLastSingle = (points.at(-1)?.length ?? 1) === 1;
    const fixed = index.fields.slice(0, points.length - (isLastSingle ? 0 : 1));
    const open = sort.filter(({ name }) => !fixed.some((field) => field.name === name));
    const signs = open.map(({ name, direction }, i) => {
      const field = index.fields[fixed.length + i];
      return field?.name === name ? field.direction * direction : 0;
    });
    return {
      sorted: signs.every((sign) => sign !== 0 && sign === signs[0]),
      reverse: signs[0] === -1,
    };
  }

  private ranges(): KeyRange[] {
    const { index, range } = this;
    const ranges = new Map<string, KeyRange>();
    let tuples: unknown[][] = [[]];
    for (const values of this.points) tuples = tuples.flatMap((t) => values.map((v) => [...t, v]));
    for (const tuple of tuples) {
      const { key, cut } = encodeKey(tuple, index.directions);
      // A key that is cut short in the middle of the index says nothing about the fields behind.
      const partial = cut && tuple.length < index.fields.length;
      const head = Buffer.concat([index.prefix, partial ? key.subarray(0, MAX_KEY) : key]);
      const long = range && head.length + Math.max(range.start.length, range.end.length) > MAX_KEY;
      if (cut || long) this.exact = false;
      const found =
        range && !partial && !long
          ? {
              start: Buffer.concat([head, range.start]),
              end: Buffer.concat([head, range.end]),
            }
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
    const bounded = used > 0;
    const order = this.order(sort);
    if (!bounded && (index.sparse || !(order.sorted || forced))) return undefined;
    const ranges = this.ranges();
    const isUnique = index.unique && this.points.length === index.fields.length;
    const score =
      this.points.length * 10 +
      (this.range ? 4 : 0) +
      (order.sorted ? 6 : 0) +
      (isUnique ? 50 : 0) -
      (index.fields.length - used) * 0.1;
    return { kind: 'index', index, ranges, ...order, exact: this.exact, bounded, score };
  }
}
