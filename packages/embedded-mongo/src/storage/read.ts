import type { Doc } from '../bson/types';
import { compileFilter, type DocTest, type FilterScope } from '../query/match';
import { parseSort, sortBy, type SortField } from '../query/sort';
import { FEW_DOCUMENTS, type Collection, type StoredRecord } from './collection';
import { heldSet } from './held/held-filter';
import type { RecordSet } from './held/record-set';
import type { RecordId } from './keys';
import type { HeldPlan, IndexPlan, Plan, ScanPlan } from './planner/plan';
import { planQuery } from './planner/planner';

/** What to read; skip and limit are counts, limit 0 means no limit. */
export interface Query extends FilterScope {
  filter?: Doc;
  sort?: unknown;
  skip?: number;
  limit?: number;
  hint?: unknown;
}

/** One execution of a query; counts what it looks at. */
export class Read {
  readonly sort: SortField[];
  readonly skip: number;
  readonly limit: number;
  readonly plan: Plan;
  keysExamined = 0;
  docsExamined = 0;
  private readonly matches: DocTest;

  constructor(
    readonly collection: Collection | undefined,
    readonly query: Query,
  ) {
    const { filter = {}, sort, skip = 0, limit = 0, hint } = query;
    this.matches = compileFilter(filter, query);
    this.sort = parseSort(sort);
    this.skip = skip;
    this.limit = limit;
    this.plan = collection
      ? planQuery(collection, filter, this.sort, hint)
      : { kind: 'scan', reverse: false, sorted: false };
  }

  /** Whether the result has to be sorted in memory. */
  get sortsInMemory(): boolean {
    return this.sort.length > 0 && !this.plan.sorted;
  }

  /** Whether the plan alone, without the filter, gives the matching documents. */
  private get isExact(): boolean {
    const { plan, query } = this;
    if (plan.kind === 'scan') return Object.keys(query.filter ?? {}).length === 0;
    return plan.kind === 'held' || (plan.kind === 'index' && plan.exact);
  }

  /** The matching records in order. */
  *records(): Generator<StoredRecord> {
    const { collection, skip, limit } = this;
    if (!collection) return;
    const end = limit ? skip + limit : Infinity;
    if (this.sortsInMemory) {
      const kept = limit ? end : 0;
      const sorted = sortBy(this.matching(collection), this.sort, (record) => record.doc, kept);
      yield* sorted.slice(skip, end);
      return;
    }
    // What the index alone can tell to be skipped is not fetched.
    const { kind } = this.plan;
    const skipKeys = kind === 'held' || (kind === 'index' && this.isExact) ? skip : 0;
    let position = skipKeys;
    if (position >= end) return;
    for (const record of this.matching(collection, skipKeys)) {
      if (position++ >= skip) yield record;
      if (position >= end) return;
    }
  }

  /** How many records there are; from the index alone where its keys tell. */
  count(): number {
    const { collection, plan, skip, limit } = this;
    if (!collection) return 0;
    let total = 0;
    if (plan.kind === 'scan' && this.isExact) total = collection.count();
    else if (plan.kind === 'index' && this.isExact) {
      if (plan.index.multikey) for (const _ of this.ids(collection, plan)) total++;
      else for (const range of plan.ranges) total += collection.countKeys(plan.index, range);
      if (!plan.index.multikey) this.keysExamined += total;
    } else if (plan.kind === 'held') {
      total = heldSet(collection, plan.filter).size;
      this.keysExamined += total;
    } else for (const _ of this.matching(collection)) total++;
    const rest = Math.max(0, total - skip);
    return limit ? Math.min(limit, rest) : rest;
  }

  private *matching(collection: Collection, skipKeys = 0): Generator<StoredRecord> {
    const exact = this.isExact;
    const { version } = collection.memory;
    for (const record of this.candidates(collection, skipKeys)) {
      this.docsExamined++;
      // Who reads on after a write may come to a document that is another one by now.
      const isSure = exact && (this.plan.kind !== 'held' || collection.memory.version === version);
      if (isSure || this.matches(record.doc)) yield record;
    }
  }

  private *candidates(collection: Collection, skipKeys: number): Generator<StoredRecord> {
    const { plan } = this;
    if (plan.kind === 'scan') return yield* collection.scan(plan.reverse);
    for (const id of this.recordIds(collection, plan, skipKeys)) {
      const record = collection.get(id);
      if (record) yield record;
    }
  }

  private recordIds(
    collection: Collection,
    plan: Exclude<Plan, ScanPlan>,
    skip: number,
  ): Iterable<RecordId> {
    switch (plan.kind) {
      case 'index':
        return this.ids(collection, plan, skip);
      case 'union':
        return this.union(collection, plan);
      case 'held':
        return this.held(collection, plan, skip);
    }
  }

  /** All that may be asked for, at once: what is held does not stay as it is between two answers. */
  private held(collection: Collection, { filter, order }: HeldPlan, skip: number): RecordId[] {
    const set = heldSet(collection, filter);
    const count = this.limit || Infinity;
    const found = order
      ? this.inOrder(collection, set, order, skip, count)
      : [...set.ids().subarray(skip, skip + count)];
    this.keysExamined += found.length;
    return found;
  }

  /** A few are put in order by their keys; for more, one goes through the index. */
  private inOrder(
    collection: Collection,
    set: RecordSet,
    { index, reverse }: NonNullable<HeldPlan['order']>,
    skip: number,
    count: number,
  ): RecordId[] {
    if (set.size > FEW_DOCUMENTS) {
      return collection.memory.orderOf(index).select(set, reverse, skip, count);
    }
    const keyed = [...set.ids()].map((id) => {
      const [key] = index.keysOf(collection.get(id)!.doc).values();
      return { id, key: index.entryKey(key!, id) };
    });
    keyed.sort((a, b) => Buffer.compare(a.key, b.key) * (reverse ? -1 : 1));
    const page = keyed.slice(skip, skip + count).map(({ id }) => id);
    this.docsExamined += keyed.length - page.length;
    return page;
  }

  private *ids(collection: Collection, plan: IndexPlan, skip = 0): Generator<RecordId> {
    const seen = plan.index.multikey ? new Set<RecordId>() : undefined;
    // In one range with one key to a document, LMDB itself can step over those to be skipped.
    const stepOver = seen || plan.ranges.length > 1 ? 0 : skip;
    this.keysExamined += stepOver;
    let left = skip - stepOver;
    for (const range of plan.reverse ? [...plan.ranges].reverse() : plan.ranges) {
      const found = stepOver
        ? collection.recordIdsAfter(plan.index, range, plan.reverse, stepOver)
        : collection.recordIds(range, plan.reverse);
      for (const id of found) {
        this.keysExamined++;
        if (seen?.has(id)) continue;
        seen?.add(id);
        if (left-- <= 0) yield id;
      }
    }
  }

  private union(collection: Collection, { plans }: { plans: IndexPlan[] }): RecordId[] {
    const found = new Set<RecordId>();
    for (const plan of plans) for (const id of this.ids(collection, plan)) found.add(id);
    return [...found].sort((a, b) => a - b);
  }
}
