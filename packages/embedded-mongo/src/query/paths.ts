import { EMPTY_ARRAY, getField, isArrayIndex, isDoc } from '../bson/types';

export const splitPath = (path: string): string[] => path.split('.');

/** The child of a document or, by index, of an array. */
export function childOf(node: unknown, segment: string): unknown {
  if (Array.isArray(node)) return isArrayIndex(segment) ? node[Number(segment)] : undefined;
  return isDoc(node) ? getField(node, segment) : undefined;
}

/**
 * Calls `visit` for each value at a dotted path, through arrays as in queries (undefined: missing),
 * until a call returns true. Returns whether one did.
 */
export function somePathValue(
  node: unknown,
  path: readonly string[],
  visit: (value: unknown) => boolean,
  depth = 0,
  insideArray = false,
): boolean {
  const segment = path[depth];
  if (segment === undefined) return visit(node);
  if (!Array.isArray(node)) {
    if (insideArray && !isDoc(node)) return false;
    return somePathValue(childOf(node, segment), path, visit, depth + 1);
  }
  // Nested arrays are entered by index only.
  if (insideArray && !isArrayIndex(segment)) return false;
  const element = childOf(node, segment);
  if (element !== undefined && somePathValue(element, path, visit, depth + 1)) return true;
  return node.some((each) => somePathValue(each, path, visit, depth, true));
}

/** The values that indexes and sorting use at a path. */
export interface PathValues {
  values: unknown[];
  /** Whether the values are elements of an array on the path. */
  spread: boolean;
}

/** The values at a path without array indexes; undefined: missing. */
export function pathValues(doc: unknown, path: readonly string[]): PathValues {
  let spread = false;
  const walk = (node: unknown, depth: number, inArray: boolean): unknown[] => {
    const segment = path[depth];
    if (Array.isArray(node)) {
      // An array directly inside an array is one value, and has no fields.
      if (inArray) return [segment === undefined ? node : undefined];
      spread = true;
      const elements = node.length ? (node as unknown[]) : [EMPTY_ARRAY];
      return elements.flatMap((element) => walk(element, depth, true));
    }
    if (segment === undefined) return [node];
    return walk(childOf(node, segment), depth + 1, false);
  };
  return { values: walk(doc, 0, false), spread };
}
