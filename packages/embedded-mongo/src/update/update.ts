import { equal } from '../bson/key-encoding';
import { clone, isDoc, isOperatorDoc, isRegExp, type Doc } from '../bson/types';
import { failedToParse, MongoError, notSupported } from '../errors';
import { splitPath } from '../query/paths';
import { UPDATE_OPERATORS } from './operators';
import { editAt, setChild } from './paths';

/** Applies an update to a document, in place; returns the document. */
export type Update = (doc: Doc, options?: { insert: boolean }) => Doc;

interface Step {
  path: string[];
  onInsertOnly: boolean;
  edit(doc: Doc): void;
}

/** @throws MongoError if an update has changed `_id` */
function checkId(before: unknown, after: unknown): void {
  if (before === undefined || (after !== undefined && equal(before, after))) return;
  throw new MongoError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

/**
 * Splits an update path.
 * @throws MongoError if it is malformed or conflicts with another path
 */
function checkPath(path: string, seen: string[]): string[] {
  const segments = splitPath(path);
  for (const segment of segments) {
    if (segment && !segment.startsWith('$')) continue;
    throw new MongoError(
      segment ? 'DollarPrefixedFieldName' : 'EmptyFieldName',
      `The update path '${path}' contains '${segment}', which is not allowed.`,
    );
  }
  const conflict = seen.find(
    (other) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`),
  );
  if (conflict !== undefined) {
    throw new MongoError(
      'ConflictingUpdateOperators',
      `Updating the path '${path}' would create a conflict at '${conflict}'`,
    );
  }
  seen.push(path);
  return segments;
}

function compileSteps(update: Doc): Step[] {
  const steps: Step[] = [];
  const seen: string[] = [];
  for (const [name, fields] of Object.entries(update)) {
    const operator = Object.hasOwn(UPDATE_OPERATORS, name) ? UPDATE_OPERATORS[name] : undefined;
    if (!operator) {
      throw failedToParse(`Unknown modifier: ${name}. Expected a valid update modifier`);
    }
    if (!isDoc(fields)) {
      throw failedToParse(`The modifier ${name} operates on fields of a document`);
    }
    for (const [field, operand] of Object.entries(fields)) {
      const path = checkPath(field, seen);
      const edit = operator.compile(operand);
      steps.push({
        path,
        onInsertOnly: name === '$setOnInsert',
        edit: (doc) => editAt(doc, path, operator.creates, edit),
      });
    }
  }
  // Like the real server: fields are applied, and so created, in the order of their names.
  return steps.sort((a, b) => (a.path.join('\0') < b.path.join('\0') ? -1 : 1));
}

/** Compiles an update document of operators. */
export function compileUpdate(update: unknown): Update {
  if (!isDoc(update)) throw notSupported('An update that is no document');
  if (Object.keys(update)[0]?.startsWith('$') === false) {
    throw notSupported('Replacing a document');
  }
  const steps = compileSteps(update);
  return (doc, { insert } = { insert: false }) => {
    const id = doc._id;
    for (const step of steps) if (insert || !step.onInsertOnly) step.edit(doc);
    checkId(id, doc._id);
    return doc;
  };
}

/** The document that an upsert starts from: the equality conditions of the filter. */
export function upsertSeed(filter: Doc): Doc {
  const seed: Doc = {};
  for (const [name, condition] of Object.entries(filter)) {
    if (isOperatorDoc(condition) && ('$in' in condition || '$all' in condition)) {
      throw notSupported('An upsert with $in or $all');
    }
    const value = isOperatorDoc(condition) ? condition.$eq : condition;
    if (name.startsWith('$') || value === undefined || isRegExp(value)) continue;
    editAt(seed, splitPath(name), true, (parent, last) => setChild(parent, last, clone(value)));
  }
  return seed;
}
