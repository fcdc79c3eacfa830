import { EJSON } from 'bson';

import { getField, isArrayIndex, isDoc, setField, type Doc } from '../bson/types';
import { badValue, MongoError } from '../errors';
import { positionOf, valueAt } from '../query/positional';

export type Parent = Doc | unknown[];

/** The furthest that one update may lengthen an array, as on the real server. */
const MAX_BACKFILL = 1_500_000;

export const show = (value: unknown): string => EJSON.stringify(value, { relaxed: true });

/** Writes into a document or, where it is one, an array. */
export function setChild(parent: Parent, name: string, value: unknown): void {
  if (Array.isArray(parent)) parent[Number(name)] = value;
  else setField(parent, name, value);
}

function backfill(array: unknown[], index: number): void {
  if (index - array.length > MAX_BACKFILL) {
    throw badValue('can not backfill an array to a larger size');
  }
  while (array.length < index) array.push(null);
}

/**
 * Follows the path and hands its last parent to `apply`. With `create` missing parents are made,
 * and one that cannot hold the path is an error; without, nothing happens then.
 */
export function editAt(
  root: Doc,
  path: readonly string[],
  create: boolean,
  apply: (parent: Parent, name: string) => void,
): void {
  let parent: unknown = root;
  for (const [depth, name] of path.entries()) {
    const holds = Array.isArray(parent) ? isArrayIndex(name) : isDoc(parent);
    if (!holds) {
      if (!create) return;
      throw new MongoError(
        'PathNotViable',
        `Cannot create field '${name}' in element {${path[depth - 1]}: ${show(parent)}}`,
      );
    }
    if (create && Array.isArray(parent)) backfill(parent, Number(name));
    if (depth === path.length - 1) return apply(parent as Parent, name);
    let child = Array.isArray(parent) ? parent[Number(name)] : getField(parent as Doc, name);
    if (child === undefined) {
      if (!create) return;
      child = {};
      setChild(parent as Parent, name, child);
    }
    parent = child;
  }
}

/** The array filters of an update by their names. */
export type ElementTests = ReadonlyMap<string, (element: unknown) => boolean>;

/** Turns `$`, `$[]` and `$[name]` into the indexes that they mean in this document. */
export function concretePaths(
  doc: Doc,
  path: readonly string[],
  tests: ElementTests,
  filter: Doc,
): string[][] {
  const at = path.findIndex((segment) => segment === '$' || segment.startsWith('$['));
  const segment = path[at];
  if (segment === undefined) return [[...path]];
  const head = path.slice(0, at);
  const inside = (index: number) =>
    concretePaths(doc, [...head, String(index), ...path.slice(at + 1)], tests, filter);
  if (segment === '$') return inside(positionOf(doc, head, filter));

  const array = valueAt(doc, head);
  if (array === undefined) {
    throw badValue(
      `The path '${head.join('.')}' must exist in the document in order to apply array updates.`,
    );
  }
  if (!Array.isArray(array)) {
    throw badValue(
      `Cannot apply array updates to non-array element ${head.at(-1)}: ${show(array)}`,
    );
  }
  const name = segment.slice(2, -1);
  return array.flatMap((element, i) => (!name || tests.get(name)!(element) ? inside(i) : []));
}
