import { getField, isArrayIndex, isDoc, isOperatorName, type Doc } from '../bson/types';
import { badValue } from '../errors';
import { compileFilter } from './match';

/** The child of a document or, where the segment is an index, of an array. */
export function childOf(node: unknown, segment: string): unknown {
  if (Array.isArray(node)) return isArrayIndex(segment) ? node[Number(segment)] : undefined;
  return isDoc(node) ? getField(node, segment) : undefined;
}

export const valueAt = (doc: unknown, path: readonly string[]): unknown =>
  path.reduce(childOf, doc);

/** Adds each condition of the filter, however nested, that concerns the array. */
function collectConditions(filter: Doc, array: string, found: [string, unknown][]): void {
  for (const [name, condition] of Object.entries(filter)) {
    if ((name === '$and' || name === '$or') && Array.isArray(condition)) {
      for (const part of condition) if (isDoc(part)) collectConditions(part, array, found);
    } else if (!isOperatorName(name) && (name === array || name.startsWith(`${array}.`))) {
      found.push([name.slice(array.length), condition]);
    }
  }
}

/** Index of the array element that the filter matched, which the positional `$` stands for. */
export function positionOf(doc: Doc, path: readonly string[], filter: Doc): number {
  const array = valueAt(doc, path);
  const conditions: [string, unknown][] = [];
  collectConditions(filter, path.join('.'), conditions);
  if (Array.isArray(array) && conditions.length) {
    const tests = conditions.map(([rest, condition]) =>
      compileFilter({ [`array${rest}`]: condition }),
    );
    const matches = array.map((element) => tests.map((test) => test({ array: [element] })));
    const all = matches.findIndex((results) => results.every(Boolean));
    const position = all >= 0 ? all : matches.findIndex((results) => results.some(Boolean));
    if (position >= 0) return position;
  }
  throw badValue('The positional operator did not find the match needed from the query.');
}
