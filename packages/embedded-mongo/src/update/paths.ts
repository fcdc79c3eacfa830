import { isArrayIndex, isDoc, setField, type Doc } from '../bson/types';
import { MongoError, notSupported } from '../errors';
import { childOf } from '../query/paths';

export type Parent = Doc | unknown[];

/** Sets a field of a document or an element of an array. */
export function setChild(parent: Parent, name: string, value: unknown): void {
  if (!Array.isArray(parent)) return setField(parent, name, value);
  if (Number(name) > parent.length) throw notSupported('Filling up an array with nulls');
  parent[Number(name)] = value;
}

/**
 * Follows the path and passes its last parent to `apply`. With `create`, missing parents are
 * created, and a parent that cannot hold the path is an error; otherwise nothing happens.
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
    if (!holds && !create) return;
    if (!holds) {
      throw new MongoError(
        'PathNotViable',
        `Cannot create field '${name}' in '${path[depth - 1]}'`,
      );
    }
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
