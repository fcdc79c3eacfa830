import { Int32, Long } from 'bson';

import {
  getField,
  isDoc,
  isNumber,
  setField,
  stringOf,
  toNumber,
  truthy,
  typeName,
  type Doc,
} from '../bson/types';
import { failedToParse, location, notSupported } from '../errors';
import { compileFilter } from '../query/match';
import { splitPath } from '../query/paths';
import { valueAt } from '../query/positional';
import { compileProjection, flatten, setPath } from '../query/projection';
import { parseSort, sortBy } from '../query/sort';
import { compile } from './expressions';
import { compileGroup } from './group';
import { lookup } from './lookup';
import type { PipelineScope } from './pipeline';

/** A stage of a pipeline: documents in, documents out, one at a time where it can be. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;
type StageCompiler = (spec: unknown, scope: PipelineScope) => Stage;

const mapping = (transform: (doc: Doc) => Doc): Stage =>
  function* (docs) {
    for (const doc of docs) yield transform(doc);
  };

/** The argument of `$limit` and `$skip`. */
export function countOf(name: '$limit' | '$skip', spec: unknown): number {
  const count = isNumber(spec) ? toNumber(spec) : NaN;
  const least = name === '$limit' ? 1 : 0;
  if (Number.isSafeInteger(count) && count >= least) return count;
  throw location(
    15958,
    `invalid argument to ${name} stage: it must be a number of at least ${least}`,
  );
}

function objectOf(name: string, spec: unknown): Doc {
  if (isDoc(spec)) return spec;
  throw failedToParse(`the ${name} specification must be an object, not ${typeName(spec)}`);
}

const match: StageCompiler = (spec, { variables }) => {
  const test = compileFilter(spec, { variables });
  return function* (docs) {
    for (const doc of docs) if (test(doc)) yield doc;
  };
};

const sort: StageCompiler = (spec) => {
  const fields = parseSort(spec);
  return (docs) => sortBy(docs, fields, (doc) => doc);
};

const limit: StageCompiler = (spec) => {
  const count = countOf('$limit', spec);
  return function* (docs) {
    let left = count;
    for (const doc of docs) {
      yield doc;
      if (--left === 0) return;
    }
  };
};

const skip: StageCompiler = (spec) => {
  const count = countOf('$skip', spec);
  return function* (docs) {
    let position = 0;
    for (const doc of docs) if (position++ >= count) yield doc;
  };
};

const count: StageCompiler = (spec) => {
  if (typeof spec !== 'string' || !spec || /[$.]/.test(spec)) {
    throw location(40156, 'the count field must be a non-empty string without $ and dots');
  }
  return function* (docs) {
    let total = 0;
    for (const _ of docs) total++;
    if (total) yield { [spec]: new Int32(total) };
  };
};

const project: StageCompiler = (spec, { variables }) => {
  const fields = objectOf('$project', spec);
  if (!Object.keys(fields).length) {
    throw location(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  }
  const findOnly = flatten(fields).some(
    ([path, value]) =>
      path.endsWith('.$') || (isDoc(value) && ('$slice' in value || '$elemMatch' in value)),
  );
  if (findOnly) throw notSupported('$slice, $elemMatch or the positional $ in $project');
  return mapping(compileProjection(fields, {}, { variables })!);
};

const addFields: StageCompiler = (spec, { variables }) => {
  const fields = flatten(objectOf('$addFields', spec)).map(([path, expression]) => ({
    path: splitPath(path),
    evaluate: compile(expression),
    removed: compileProjection({ [path]: false })!,
  }));
  return mapping((root) => {
    let result = { ...root };
    for (const { path, evaluate, removed } of fields) {
      const value = evaluate({ root, variables });
      if (value === undefined) result = removed(result);
      else setPath(result, path, value);
    }
    return result;
  });
};

const unset: StageCompiler = (spec) => {
  const paths = Array.isArray(spec) ? spec : [spec];
  if (!paths.length || !paths.every((path) => typeof path === 'string')) {
    throw location(31002, '$unset specification must be a string or an array of strings');
  }
  return mapping(compileProjection(Object.fromEntries(paths.map((path) => [path, false])))!);
};

const replaceWith: StageCompiler = (spec, { variables }) => {
  const evaluate = compile(spec);
  return mapping((root) => {
    const value = evaluate({ root, variables });
    if (isDoc(value)) return value;
    throw location(
      40228,
      `'newRoot' expression must evaluate to an object, not ${typeName(value)}`,
    );
  });
};

const unwind: StageCompiler = (spec) => {
  const options = isDoc(spec) ? spec : { path: spec };
  const reference = options.path;
  if (typeof reference !== 'string' || !reference.startsWith('$')) {
    throw location(28818, "path option to $unwind stage should be prefixed with a '$'");
  }
  const path = splitPath(reference.slice(1));
  const keepEmpty = truthy(options.preserveNullAndEmptyArrays);
  const { includeArrayIndex } = options;
  const indexField = includeArrayIndex === undefined ? '' : stringOf(includeArrayIndex);
  const withValue = (doc: Doc, value: unknown, index: number | null): Doc => {
    const result = { ...doc };
    if (value !== undefined) setPath(result, path, value);
    if (indexField) setField(result, indexField, index === null ? null : Long.fromNumber(index));
    return result;
  };
  const without = compileProjection({ [path.join('.')]: false })!;
  return function* (docs) {
    for (const doc of docs) {
      const value = valueAt(doc, path);
      const isEmpty = Array.isArray(value) && !value.length;
      if (Array.isArray(value) && !isEmpty) {
        for (const [i, element] of value.entries()) yield withValue(doc, element, i);
      } else if (!isEmpty && value !== null && value !== undefined) {
        yield withValue(doc, value, null);
      } else if (keepEmpty) yield withValue(isEmpty ? without(doc) : doc, undefined, null);
    }
  };
};

const sortByCount: StageCompiler = (spec, scope) => {
  const group = compileGroup({ _id: spec, count: { $sum: new Int32(1) } }, scope.variables);
  const order = parseSort({ count: -1 });
  return (docs) => sortBy(group(docs), order, (doc) => doc);
};

const sample: StageCompiler = (spec) => {
  const size = isDoc(spec) && isNumber(spec.size) ? toNumber(spec.size) : 0;
  if (size <= 0) throw location(28747, 'size argument to $sample must be a positive number');
  return (docs) => {
    const drawn = [...docs].map((doc) => ({ doc, rank: Math.random() }));
    drawn.sort((a, b) => a.rank - b.rank);
    return drawn.slice(0, size).map(({ doc }) => doc);
  };
};

const facet: StageCompiler = (spec, scope) => {
  const branches = Object.entries(objectOf('$facet', spec)).map(([name, specs]) => {
    if (!Array.isArray(specs))
      throw location(40170, `arguments to $facet must be arrays, ${name} is not`);
    return [name, compileStages(specs, scope)] as const;
  });
  return function* (docs) {
    const input = [...docs];
    const result: Doc = {};
    for (const [name, run] of branches) setField(result, name, [...run(input)]);
    yield result;
  };
};

const STAGES: Record<string, StageCompiler> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $count: count,
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceWith: replaceWith,
  $replaceRoot: (spec, scope) =>
    replaceWith(getField(objectOf('$replaceRoot', spec), 'newRoot'), scope),
  $unwind: unwind,
  $group: (spec, { variables }) => compileGroup(spec, variables),
  $sortByCount: sortByCount,
  $sample: sample,
  $facet: facet,
  $lookup: lookup,
};

/** Stages of the real server that are left out here. */
const LEFT_OUT = new Set(
  (
    '$out $merge $bucket $bucketAuto $changeStream $collStats $currentOp $densify $documents ' +
    '$fill $geoNear $graphLookup $indexStats $listSessions $redact $setWindowFields $unionWith'
  ).split(' '),
);

/** The name and the argument of a stage. */
export function parseStage(stage: unknown): [name: string, spec: unknown] {
  const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (entry && !others.length) return entry;
  throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
}

/** Compiles stages that are to run one after the other. */
export function compileStages(specs: readonly unknown[], scope: PipelineScope): Stage {
  const stages = specs.map((stage) => {
    const [name, spec] = parseStage(stage);
    if (LEFT_OUT.has(name)) throw notSupported(`The stage ${name}`);
    const compiler = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    if (!compiler) throw location(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compiler(spec, scope);
  });
  return (docs) => stages.reduce((input, stage) => stage(input), docs);
}
