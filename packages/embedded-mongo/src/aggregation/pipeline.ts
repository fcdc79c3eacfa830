import { Int32 } from 'bson';

import { encodeStored } from '../bson/codec';
import { isDoc, isNumber, toNumber, type Doc } from '../bson/types';
import type { Database } from '../storage/database';
import { Read, type Query } from '../storage/read';
import { compileStages, countOf, parseStage } from './stages';

/** What a pipeline runs in. */
export interface PipelineScope {
  database: Database;
  db: string;
  variables: Doc;
}

/** A pipeline split into what the storage does (filter, order, skip, limit) and the rest. */
export interface Pipeline {
  read: Read;
  /** The names of the stages that are left. */
  rest: string[];
  /** Whether the first of them only counts, which an index may do without reading documents. */
  counts: boolean;
  docs(): Iterable<Doc>;
}

type Entry = [name: string, spec: unknown];

/** Takes the leading stages that a query can express, in the order in which one applies them. */
function takeQuery(entries: Entry[]): Query {
  const query: Query = {};
  const filters: Doc[] = [];
  const take = (name: string) => (entries[0]?.[0] === name ? entries.shift()![1] : undefined);
  while (entries[0]?.[0] === '$match') {
    filters.push(take('$match') as Doc);
  }
  if (filters.length) query.filter = filters.length === 1 ? filters[0] : { $and: filters };
  query.sort = take('$sort');
  const skip = take('$skip');
  if (skip !== undefined) query.skip = countOf('$skip', skip);
  const limit = take('$limit');
  if (limit !== undefined) query.limit = countOf('$limit', limit);
  return query;
}

/** Recognises `$count` and a `$group` of everything with one `$sum: 1`, as countDocuments sends. */
function countStage([name, spec]: Entry): ((total: number) => Doc) | undefined {
  if (name === '$count' && typeof spec === 'string') {
    return (total) => ({ [spec]: new Int32(total) });
  }
  if (name !== '$group' || !isDoc(spec)) return undefined;
  const { _id = null, ...fields } = spec;
  const [[field, sum] = ['', undefined], ...others] = Object.entries(fields);
  const constant = _id === null || isNumber(_id);
  const ones = isDoc(sum) && Object.keys(sum).length === 1 && isNumber(sum.$sum);
  if (!constant || !ones || others.length || toNumber(sum.$sum) !== 1) return undefined;
  return (total) => ({ _id, [field]: new Int32(total) });
}

/** Compiles a whole pipeline over a collection of the scope's database. */
export function compilePipeline(
  scope: PipelineScope,
  collection: string,
  specs: readonly unknown[],
  hint?: unknown,
): Pipeline {
  const entries = specs.map(parseStage);
  // All are compiled, so that a mistake in any is found, though the leading ones run as a query.
  compileStages(specs, scope);
  const query = takeQuery(entries);
  const { database, db, variables } = scope;
  const read = new Read(database.collection(db, collection), { ...query, variables, hint });
  const rest = entries.map(([name]) => name);
  const counts = entries[0] && countStage(entries[0]);
  const tail = counts ? entries.slice(1) : entries;
  const stages = compileStages(
    tail.map(([name, spec]) => ({ [name]: spec })),
    scope,
  );
  function* source(): Generator<Doc> {
    if (!counts) for (const record of read.records()) yield record.doc;
    else {
      const total = read.count();
      if (total) yield counts(total);
    }
  }
  return { read, rest, counts: counts !== undefined, docs: () => stages(source()) };
}

/** The encoded results; documents that no stage touched go out as they are stored. */
export function* encodedResults(pipeline: Pipeline): Generator<Buffer> {
  if (pipeline.rest.length) for (const doc of pipeline.docs()) yield encodeStored(doc);
  else for (const record of pipeline.read.records()) yield record.raw;
}
