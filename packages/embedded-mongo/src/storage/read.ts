import type { Doc } from '../bson/types';
import { compileFilter, type DocTest } from '../query/match';
import { parseSort, sortRecords, type SortField } from '../query/sort';
import type { Collection, StoredRecord } from './collection';
import type { RecordId } from './keys';
import type { IndexPlan } from './planner/index-plan';
import { planQuery, SCAN, type Plan } from './planner/planner';

/** Skip and limit are counts; limit 0: no limit. */
export interface Query {
  filter?: Doc;
  sort?: unknown;
  skip?: number;
  limit?: number;
  hint?: unknown;
}

/** One execution of a query, with statistics of the examined keys and documents. */
export class Read {
  readonly filter: Doc;
  readonly sort: SortField[];
  readonly skip: number;
  readonly limit: number;
  readonly plan: Plan;
  keysExamined = 0;
  docsExamined = 0;
  private readonly matches: DocTest;
  /** Whether the plan finds exactly the matching documents, without the filter. */
  private readonly isExact: boolean;

  constructor(
    readonly collection: Collection | undefined,
    { filter = {}, sort, skip = 0, limit = 0, hint }: Query,
  ) {
    this.filter = filter;
    this.matches = compileFilter(filter);
    this.sort = parseSort(sort);
    this.skip = skip;
    this.limit = limit;
    this.plan = collection ? planQuery(collection, filter, this.sort, hint) : SCAN;
    this.isExact = this.plan.kind === 'scan' ? !Object.keys(filter).length : this.plan.exact;
  }

  get sortsInMemory(): boolean {
    return this.sort.length > 0 && !this.plan.sorted;
  }

  *records(): Generator<StoredRecord> {
    const { plan, skip, limit } = this;
    const end = limit ? skip + limit : Infinity;
    if (this.sortsInMemory) {
      yield* sortRecords(this.matching(), this.sort).slice(skip, end);
      return;
    }
    // If the index alone decides the match, do not fetch skipped documents.
    const skippedKeys = plan.kind === 'index' && this.isExact ? skip : 0;
    let position = skippedKeys;
    for (const record of this.matching(skippedKeys)) {
      if (position++ >= skip) yield record;
      if (position >= end) return;
    }
  }

  /** The number of matching records; read from the index alone if possible. */
  count(): number {
    const { collection, plan } = this;
    if (!collection) return 0;
    if (this.isExact && plan.kind === 'scan') return collection.count();
    let total = 0;
    if (!this.isExact || plan.kind === 'scan') for (const _ of this.matching()) total++;
    else if (plan.index.multikey) for (const _ of this.ids(collection, plan)) total++;
    else {
      for (const range of plan.ranges) total += collection.countKeys(plan.index, range);
      this.keysExamined += total;
    }
    return total;
  }

  private *matching(skippedKeys = 0): Generator<StoredRecord> {
    for (const record of this.candidates(skippedKeys)) {
      this.docsExamined++;
      if (this.isExact || this.matches(record.doc)) yield record;
    }
  }

  private *candidates(skippedKeys: number): Generator<StoredRecord> {
    const { collection, plan } = this;
    if (!collection) return;
    if (plan.kind === 'scan') return yield* collection.scan();
    for (const id of this.ids(collection, plan, skippedKeys)) {
      const record = collection.get(id);
      if (record) yield record;
    }
  }

  private *ids(collection: Collection, plan: IndexPlan, skip = 0): Generator<RecordId> {
    const { index, ranges, reverse, merges } = plan;
    const [range, ...others] = ranges;
    if (skip && range && !others.length && !index.multikey) {
      // With a single range and one key per document, order statistics give the start.
      const left = collection.skipKeys(index, range, skip, reverse);
      yield* this.ids(collection, { ...plan, ranges: [left], merges: false });
      return;
    }
    const seen = new Set<RecordId>();
    const found = merges
      ? collection.mergedIds(ranges, reverse)
      : collection.rangeIds(ranges, reverse);
    for (const id of found) {
      this.keysExamined++;
      if (index.multikey) {
        if (seen.has(id)) continue;
        seen.add(id);
      }
      if (skip-- <= 0) yield id;
    }
  }
}
