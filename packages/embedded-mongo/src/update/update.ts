import { equal } from '../bson/compare';
import { clone, isDoc, isOperatorDoc, isRegExp, typeName, type Doc } from '../bson/types';
import { badValue, failedToParse, MongoError, notSupported } from '../errors';
import { compileFilter } from '../query/match';
import { splitPath } from '../query/paths';
import { childOf } from '../query/positional';
import { UPDATE_OPERATORS, type EditContext } from './operators';
import { concretePaths, editAt, setChild, show, type ElementTests } from './paths';

/** Applies an update to a document that it may change, and returns what is to be stored. */
export type Update = (doc: Doc, options?: { insert: boolean }) => Doc;

/** One operator at one path. */
interface Step {
  path: string[];
  onInsertOnly: boolean;
  /** Finds the places in the document as it was before any step, and returns the edit. */
  prepare(doc: Doc): (context: Omit<EditContext, 'path'>) => void;
}

export const isReplacement = (update: unknown): update is Doc =>
  isDoc(update) && !Object.keys(update)[0]?.startsWith('$');

const immutableId = (message: string) => new MongoError('ImmutableField', message);

const dollarPrefixed = (name: string) =>
  new MongoError(
    'DollarPrefixedFieldName',
    `The dollar ($) prefixed field '${name}' is not valid for storage.`,
  );

function compileReplacement(replacement: Doc): Update {
  const dollar = Object.keys(replacement).find((name) => name.startsWith('$'));
  if (dollar) throw dollarPrefixed(dollar);
  return (doc) => {
    const { _id = replacement._id } = doc;
    if (replacement._id !== undefined && !equal(replacement._id, _id)) {
      throw immutableId(
        `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${show(replacement._id)}`,
      );
    }
    const { _id: _, ...fields } = replacement;
    return _id === undefined ? fields : { _id, ...fields };
  };
}

/** The names before the first dot of all paths in an array filter; there must be just one. */
function filteredName(filter: Doc): string {
  const names = new Set<string>();
  const scan = (part: Doc): void => {
    for (const [name, condition] of Object.entries(part)) {
      if (['$and', '$or', '$nor'].includes(name) && Array.isArray(condition)) {
        condition.filter(isDoc).forEach(scan);
      } else names.add(splitPath(name)[0]!);
    }
  };
  scan(filter);
  const [name, ...others] = names;
  if (name === undefined || others.length) {
    throw failedToParse(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found ${[...names].join(' and ') || 'none'}`,
    );
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw badValue(
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  }
  return name;
}

function compileArrayFilters(filters: unknown, update: Doc): ElementTests {
  const tests = new Map<string, (element: unknown) => boolean>();
  if (filters !== undefined && !Array.isArray(filters)) throw badValue('arrayFilters is a list');
  const paths = Object.values(update).flatMap((fields) =>
    isDoc(fields) ? Object.keys(fields) : [],
  );
  for (const filter of filters ?? []) {
    const test = compileFilter(filter);
    const name = filteredName(filter as Doc);
    if (tests.has(name)) {
      throw failedToParse(
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    }
    if (!paths.some((path) => path.includes(`$[${name}]`))) {
      throw failedToParse(
        `The array filter for identifier '${name}' was not used in the update ${show(update)}`,
      );
    }
    tests.set(name, (element) => test({ [name]: element }));
  }
  return tests;
}

/** Splits a path of an update; throws unless it is well formed and free of conflict. */
function checkPath(path: string, seen: string[], tests: ElementTests): string[] {
  const segments = splitPath(path);
  if (segments.includes('')) {
    throw new MongoError(
      'EmptyFieldName',
      path === ''
        ? 'An empty update path is not valid.'
        : `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  for (const segment of segments) {
    const name = /^\$\[(\w+)\]$/.exec(segment)?.[1];
    if (segment.startsWith('$') && !name && segment !== '$' && segment !== '$[]') {
      throw dollarPrefixed(segment);
    }
    if (name && !tests.has(name)) {
      throw badValue(`No array filter found for identifier '${name}' in path '${path}'`);
    }
  }
  const conflict = seen.find(
    (other) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`),
  );
  if (conflict !== undefined) {
    const shorter = conflict.length < path.length ? conflict : path;
    throw new MongoError(
      'ConflictingUpdateOperators',
      `Updating the path '${path}' would create a conflict at '${shorter}'`,
    );
  }
  seen.push(path);
  return segments;
}

function renameStep(from: string[], to: string[]): Step {
  return {
    path: from,
    onInsertOnly: false,
    prepare: (doc) => () => {
      let value: unknown;
      editAt(doc, from, false, (parent, name) => {
        if (Array.isArray(parent)) throw badValue('The source of $rename cannot be in an array');
        value = childOf(parent, name);
        delete parent[name];
      });
      if (value !== undefined) {
        editAt(doc, to, true, (parent, name) => setChild(parent, name, value));
      }
    },
  };
}

function compileSteps(update: Doc, filter: Doc, arrayFilters: unknown): Step[] {
  const steps: Step[] = [];
  const seen: string[] = [];
  const tests = compileArrayFilters(arrayFilters, update);
  for (const [name, fields] of Object.entries(update)) {
    const operator = Object.hasOwn(UPDATE_OPERATORS, name) ? UPDATE_OPERATORS[name] : undefined;
    if (!operator && name !== '$rename') {
      throw failedToParse(
        `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDoc(fields)) {
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${show(fields)}}`,
      );
    }
    for (const [field, operand] of Object.entries(fields)) {
      const path = checkPath(field, seen, tests);
      if (!operator) {
        if (typeof operand !== 'string') {
          throw badValue(`The 'to' field for $rename must be a string: ${field}: ${show(operand)}`);
        }
        if (/\$/.test(field + operand)) throw badValue('$rename takes no positional operators');
        steps.push(renameStep(path, checkPath(operand, seen, tests)));
        continue;
      }
      const edit = operator.compile(operand, field);
      steps.push({
        path,
        onInsertOnly: name === '$setOnInsert',
        prepare(doc) {
          const places = concretePaths(doc, path, tests, filter);
          return (context) => {
            for (const place of places) {
              editAt(doc, place, operator.creates, (parent, last) =>
                edit(parent, last, { ...context, path: place.join('.') }),
              );
            }
          };
        },
      });
    }
  }
  // The server applies, and so creates, fields in the order of their names.
  return steps.sort((a, b) => (a.path.join('\0') < b.path.join('\0') ? -1 : 1));
}

/**
 * Compiles the `u` of an update. The filter tells which element the positional `$` means.
 * Pipelines are refused: they would need the expressions to keep every number's type.
 */
export function compileUpdate(update: unknown, filter: Doc, arrayFilters?: unknown): Update {
  if (Array.isArray(update)) throw notSupported('An update given as an aggregation pipeline');
  if (!isDoc(update)) throw failedToParse(`An update must be a document, not ${typeName(update)}`);
  if (isReplacement(update)) return compileReplacement(update);
  const steps = compileSteps(update, filter, arrayFilters);
  return (doc, { insert } = { insert: false }) => {
    const id = doc._id;
    const context = { id: show(id) };
    const edits = steps
      .filter((step) => insert || !step.onInsertOnly)
      .map((step) => step.prepare(doc));
    for (const edit of edits) edit(context);
    if (id !== undefined && (doc._id === undefined || !equal(doc._id, id))) {
      throw immutableId(
        "Performing an update on the path '_id' would modify the immutable field '_id'",
      );
    }
    return doc;
  };
}

/** The single value that a condition asks for, if it does. */
function impliedValue(condition: unknown): unknown {
  if (isRegExp(condition)) return undefined;
  if (!isOperatorDoc(condition)) return condition;
  const { $eq, $in, $all } = condition;
  if ($eq !== undefined) return $eq;
  const list = [$in, $all].find((candidate) => Array.isArray(candidate) && candidate.length === 1);
  const [only] = (list as unknown[] | undefined) ?? [];
  return isRegExp(only) || isOperatorDoc(only) ? undefined : only;
}

/** The document that an upsert starts from: what the filter says that a match would hold. */
export function upsertSeed(filter: Doc, update: unknown): Doc {
  const seed: Doc = {};
  const scan = (part: Doc): void => {
    for (const [name, condition] of Object.entries(part)) {
      if (Array.isArray(condition) && (name === '$and' || (name === '$or' && !condition[1]))) {
        condition.filter(isDoc).forEach(scan);
      } else if (!name.startsWith('$') && (name === '_id' || !isReplacement(update))) {
        const value = impliedValue(condition);
        if (value !== undefined) {
          editAt(seed, splitPath(name), true, (parent, last) =>
            setChild(parent, last, clone(value)),
          );
        }
      }
    }
  };
  scan(filter);
  return seed;
}
