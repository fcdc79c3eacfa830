import type { Doc } from '../bson/types';
import { compileFilter, type DocTest } from '../query/match';
import { parseSort, sortBy, type SortField } from '../query/sort';
import type { Collection, StoredRecord } from './collection';
import type { RecordId } from './keys';
import type { IndexPlan } from './planner/index-candidate';
import { planQuery, type Plan } from './planner/planner';

/** What to read; skip and limit are counts, limit 0 means no limit. */
export interface Query {
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
    this.matches = compileFilter(filter);
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
    return plan.kind === 'scan' ? Object.keys(query.filter ?? {}).length === 0 : plan.exact;
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
    const skipKeys = this.plan.kind === 'index' && this.isExact ? skip : 0;
    let position = skipKeys;
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
    if (!this.isExact) for (const _ of this.matching(collection)) total++;
    else if (plan.kind === 'scan') total = collection.count();
    else if (plan.index.multikey) for (const _ of this.ids(collection, plan)) total++;
    else {
      for (const range of plan.ranges) total += collection.countKeys(plan.index, range);
      this.keysExamined += total;
    }
    const rest = Math.max(0, total - skip);
    return limit ? Math.min(limit, rest) : rest;
  }

  private *matching(collection: Collection, skipKeys = 0): Generator<StoredRecord> {
    const exact = this.isExact;
    for (const record of this.candidates(collection, skipKeys)) {
      this.docsExamined++;
      if (exact || this.matches(record.doc)) yield record;
    }
  }

  private *candidates(collection: Collection, skipKeys: number): Generator<StoredRecord> {
    const { plan } = this;
    if (plan.kind === 'scan') return yield* collection.scan();
    for (const id of this.ids(collection, plan, skipKeys)) {
      const record = collection.get(id);
      if (record) yield record;
    }
  }

  private *ids(collection: Collection, plan: IndexPlan, skip = 0): Generator<RecordId> {
    const { index, reverse } = plan;
    const seen = index.multikey ? new Set<RecordId>() : undefined;
    // In one range with one key to a document, the order statistics tell where to begin.
    const isOneRange = !seen && plan.ranges.length === 1;
    const found = plan.merges
      ? collection.mergedIds(plan.ranges, reverse)
      : collection.rangeIds(index, plan.ranges, reverse, isOneRange ? skip : 0);
    let left = skip;
    if (isOneRange) {
      this.keysExamined += skip;
      left = 0;
    }
    for (const id of found) {
      this.keysExamined++;
      if (seen?.has(id)) continue;
      seen?.add(id);
      if (left-- <= 0) yield id;
    }
  }
}
