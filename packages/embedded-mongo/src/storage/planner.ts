import { equal } from '../bson/compare';
import { encodeKey, MAX_KEY } from '../bson/key-encoding';
import { isDoc, isOperatorDoc, isRegExp, orderOf, Order, toNumber, type Doc } from '../bson/types';
import { badValue } from '../errors';
import type { SortField } from '../query/sort';
import { rangeOf, type ComponentRange, type Condition } from './bounds';
import type { Collection } from './collection';
import type { CollectionIndex } from './collection-index';
import { heldFilter, indexesOf, type HeldFilter } from './held/held-filter';
import { under, type KeyRange } from './keys';

/** Reads all documents. */
export interface ScanPlan {
  kind: 'scan';
  reverse: boolean;
  /** Whether the documents come in the order that was asked for. */
  sorted: boolean;
}

/** Reads the documents that ranges of one index point to. */
export interface IndexPlan {
  kind: 'index';
  index: CollectionIndex;
  ranges: KeyRange[];
  reverse: boolean;
  sorted: boolean;
  /** Whether all of them match the filter, so that it need not be tested. */
  exact: boolean;
  /** Whether the filter bounds the ranges, or the index is read whole for its order. */
  bounded: boolean;
  score: number;
}

/** Reads the documents of several index plans, one for each branch of an `$or`. */
export interface UnionPlan {
  kind: 'union';
  plans: IndexPlan[];
  sorted: false;
}

/** Reads the documents of a set that what is held of indexes gives, in the order of another one. */
export interface HeldPlan {
  kind: 'held';
  filter: HeldFilter;
  /** Absent: in the order of insertion. */
  order?: { index: CollectionIndex; reverse: boolean };
  sorted: boolean;
}

export type Plan = ScanPlan | IndexPlan | UnionPlan | HeldPlan;

/** No more points than this are looked up for the `$in`s of one query. */
const MAX_POINTS = 10_000;

/** A filter as the planner sees it: the conditions that must all hold, by field. */
class Conditions {
  readonly byField = new Map<string, Condition[]>();
  readonly ors: unknown[][] = [];
  /** Whether the conditions by field are the whole filter. */
  complete = true;

  constructor(filter: Doc) {
    this.read(filter);
  }

  private read(filter: Doc): void {
    for (const [name, condition] of Object.entries(filter)) {
      if (name === '$and' && Array.isArray(condition)) {
        for (const part of condition) if (isDoc(part)) this.read(part);
      } else if (name.startsWith('$')) {
        this.complete = false;
        if (name === '$or' && Array.isArray(condition)) this.ors.push(condition);
      } else if (isOperatorDoc(condition)) {
        this.add(name, ...Object.entries(condition));
      } else {
        this.add(name, [isRegExp(condition) ? '$regex' : '$eq', condition]);
      }
    }
  }

  private add(field: string, ...conditions: Condition[]): void {
    const known = this.byField.get(field);
    if (known) known.push(...conditions);
    else this.byField.set(field, conditions);
  }
}

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
class IndexCandidate {
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

const isNatural = (value: unknown): value is { $natural: unknown } =>
  isDoc(value) && '$natural' in value;

/**
 * Chooses how to read what a query asks for; the choice never changes the answer.
 * @param mayHold whether what is held in memory may be read
 */
export function planQuery(
  collection: Collection,
  filter: Doc,
  sort: readonly SortField[],
  hint?: unknown,
  mayHold = true,
): Plan {
  const natural = isNatural(hint) ? toNumber(hint.$natural) : undefined;
  const byInsertion = sort.length === 1 && sort[0]!.name === '$natural' ? sort[0] : undefined;
  if (natural !== undefined || byInsertion) {
    const reverse = (natural ?? byInsertion!.direction) < 0;
    return { kind: 'scan', reverse, sorted: byInsertion !== undefined };
  }
  const conditions = new Conditions(filter);
  const hinted = hint === undefined ? undefined : findHinted(collection, hint);
  let best: IndexPlan | undefined;
  for (const index of hinted ? [hinted] : collection.indexes) {
    const plan = new IndexCandidate(index, conditions).plan(sort, hinted !== undefined);
    if (plan && (!best || plan.score > best.score)) best = plan;
  }
  if (hinted && !best) throw badValue('the hinted sparse index cannot answer this query');
  const held = mayHold ? planHeld(collection, filter, sort, best, hinted) : undefined;
  if (held) return held;
  if (!hinted && !best?.bounded) {
    const union = planUnion(collection, conditions.ors);
    if (union) return union;
  }
  return best ?? { kind: 'scan', reverse: false, sorted: false };
}

function findHinted(collection: Collection, hint: unknown): CollectionIndex {
  const found = collection.indexes.find(({ spec }) =>
    typeof hint === 'string' ? spec.name === hint : equal(spec.key, hint),
  );
  if (found) return found;
  throw badValue(
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  );
}

/** One plan for each branch of an `$or`, if an index bounds every one. */
function planUnion(collection: Collection, ors: readonly unknown[][]): UnionPlan | undefined {
  for (const branches of ors) {
    // A union reads indexes alone: a branch that reads what is held would have all be scanned.
    const plans = branches.map((branch) =>
      planQuery(collection, branch as Doc, [], undefined, false),
    );
    if (plans.every((plan): plan is IndexPlan => plan.kind === 'index' && plan.bounded)) {
      return { kind: 'union', plans, sorted: false };
    }
  }
  return undefined;
}

/** A plan on what is held in memory, where it is worth it: the query is about many documents. */
function planHeld(
  collection: Collection,
  filter: Doc,
  sort: readonly SortField[],
  best: IndexPlan | undefined,
  hinted: CollectionIndex | undefined,
): HeldPlan | undefined {
  if (Object.keys(filter).length === 0 || !collection.holds) return undefined;
  const inOrder = !sort.length || best?.sorted;
  if (best?.bounded && ((best.exact && inOrder) || !collection.leadsToMany(best.ranges))) {
    return undefined;
  }
  const held = heldFilter(collection, filter);
  if (!held) return undefined;
  // Who names an index wants it to be read.
  const fields = indexesOf(held).map(({ fields: [first] }) => first!.name);
  if (hinted && !fields.includes(hinted.fields[0]!.name)) return undefined;
  if (!sort.length) return { kind: 'held', filter: held, sorted: false };
  const unfiltered = new Conditions({});
  for (const index of collection.indexes) {
    const plan = new IndexCandidate(index, unfiltered).plan(sort, false);
    if (!plan?.sorted) continue;
    return { kind: 'held', filter: held, order: { index, reverse: plan.reverse }, sorted: true };
  }
  return undefined;
}
