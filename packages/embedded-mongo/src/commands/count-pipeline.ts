import { Int32 } from 'bson';

import { isDoc, isNumber, toNumber, type Doc } from '../bson/types';
import { location, notSupported } from '../errors';

/** An aggregation pipeline that counts matching documents. */
export interface CountPipeline {
  filter: Doc;
  /** The only document of the result. */
  answer(total: number): Doc;
}

function parseStage(stage: unknown): [name: string, spec: unknown] {
  const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (!entry || others.length) {
    throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  if (entry[0] === '$match' || entry[0] === '$group') return entry;
  throw location(40324, `Unrecognized pipeline stage name: '${entry[0]}'`);
}

function parseGroup(spec: unknown): CountPipeline['answer'] {
  if (!isDoc(spec)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw location(15955, 'a group specification must include an _id');
  const { _id, ...fields } = spec;
  if (_id !== null && !isNumber(_id)) throw notSupported('Grouping by a field');
  for (const [name, field] of Object.entries(fields)) {
    const [operator, ...others] = isDoc(field) ? Object.keys(field) : [];
    if (!isDoc(field) || operator === undefined || others.length) {
      throw location(40234, `The field '${name}' must be an accumulator object`);
    }
    if (operator !== '$sum') throw location(15952, `unknown group operator '${operator}'`);
    const isOne = isNumber(field.$sum) && toNumber(field.$sum) === 1;
    if (!isOne) throw notSupported('A sum that does not count');
  }
  const sums = (total: number) => Object.keys(fields).map((name) => [name, new Int32(total)]);
  return (total) => ({ _id, ...Object.fromEntries(sums(total)) });
}

/** Parses the pipeline of `countDocuments`: `$match` and one `$group` over all documents. */
export function parseCountPipeline(stages: readonly unknown[]): CountPipeline {
  const parsed = stages.map(parseStage);
  const names = parsed.map(([name]) => name).join();
  if (names !== '$match,$group') throw notSupported('A pipeline other than $match and $group');
  const [[, filter], [, group]] = parsed as [[string, Doc], [string, unknown]];
  return { filter, answer: parseGroup(group) };
}
