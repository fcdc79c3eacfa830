import { encodeStored } from '../bson/codec';
import { isDoc, isNumber, toNumber, type Doc } from '../bson/types';
import { location } from '../errors';
import type { Collection } from '../storage/collection';
import { Read, type Query } from '../storage/read';
import { compileCount, compileGroup, type Grouping } from './group';

/** The argument of `$limit` and `$skip`. */
function countOf(name: string, spec: unknown): number {
  const count = isNumber(spec) ? toNumber(spec) : NaN;
  const least = name === '$limit' ? 1 : 0;
  if (Number.isSafeInteger(count) && count >= least) return count;
  throw location(15958, `invalid argument to ${name} stage: it must be at least ${least}`);
}

/** The stages that may come first, in their order, and what of a query each of them is. */
const QUERY_STAGES: Record<string, (spec: unknown) => Query> = {
  $match: (filter) => ({ filter: filter as Doc }),
  $sort: (sort) => ({ sort }),
  $skip: (spec) => ({ skip: countOf('$skip', spec) }),
  $limit: (spec) => ({ limit: countOf('$limit', spec) }),
};
const QUERY_ORDER = Object.keys(QUERY_STAGES);
const GROUPINGS: Record<string, (spec: unknown) => Grouping> = {
  $group: compileGroup,
  $count: compileCount,
};

/** The name and the argument of a stage. */
function parseStage(stage: unknown): [name: string, spec: unknown] {
  const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (entry && !others.length) return entry;
  throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
}

/**
 * A pipeline that is a query (`$match`, `$sort`, `$skip`, `$limit`, each at most once and in this
 * order) and at most one `$group` or `$count` of what it finds.
 */
export class Pipeline {
  readonly read: Read;
  private readonly grouping?: Grouping;
  /** The names of the stages that are not part of the query. */
  readonly rest: string[] = [];

  constructor(collection: Collection | undefined, specs: readonly unknown[], hint?: unknown) {
    let query: Query = { hint };
    let place = 0;
    for (const [name, spec] of specs.map(parseStage)) {
      const next = QUERY_ORDER.indexOf(name, place);
      if (this.grouping || (next < 0 && !Object.hasOwn(GROUPINGS, name))) {
        throw location(40324, `Unrecognized pipeline stage name, or not at this place: '${name}'`);
      }
      if (next >= 0) {
        query = { ...query, ...QUERY_STAGES[name]!(spec) };
        place = next + 1;
      } else {
        this.grouping = GROUPINGS[name]!(spec);
        this.rest.push(name);
      }
    }
    this.read = new Read(collection, query);
  }

  /** Whether it only counts, which an index may do without documents. */
  get counts(): boolean {
    return this.grouping !== undefined && 'ofCount' in this.grouping;
  }

  /** The encoded results; documents go out as they are stored. */
  *encoded(): Generator<Buffer> {
    const { read, grouping } = this;
    if (!grouping) for (const record of read.records()) yield record.raw;
    else if ('ofCount' in grouping) {
      const total = read.count();
      if (total) yield encodeStored(grouping.ofCount(total));
    } else for (const doc of grouping.of(read.records())) yield encodeStored(doc);
  }
}
