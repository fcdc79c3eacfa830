import { EJSON } from 'bson';

import { isArrayIndex, isDoc, setField, type Doc } from '../bson/types';
import { badValue, MongoError } from '../errors';
import { childOf } from '../query/paths';

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
    let child = childOf(parent, name);
    if (child === undefined) {
      if (!create) return;
      child = {};
      setChild(parent as Parent, name, child);
    }
    parent = child;
  }
}
