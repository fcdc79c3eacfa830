import { EMPTY_ARRAY, getField, isArrayIndex, isDoc } from '../bson/types';

export const splitPath = (path: string): string[] => path.split('.');

/** The child of a document or, where the segment is an index, of an array. */
export function childOf(node: unknown, segment: string): unknown {
  if (Array.isArray(node)) return isArrayIndex(segment) ? node[Number(segment)] : undefined;
  return isDoc(node) ? getField(node, segment) : undefined;
}

export const valueAt = (doc: unknown, path: readonly string[]): unknown =>
  path.reduce(childOf, doc);

/**
 * Calls `visit` for each value that a dotted path reaches, going through arrays as queries do
 * (undefined: missing), until one call returns true. Returns whether one did.
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
  if (Array.isArray(node)) {
    const byIndex = isArrayIndex(segment);
    // An array inside an array is entered by index only.
    if (insideArray && !byIndex) return false;
    if (
      byIndex &&
      Number(segment) < node.length &&
      somePathValue(node[Number(segment)], path, visit, depth + 1)
    ) {
      return true;
    }
    return node.some(
      (element) =>
        (isDoc(element) || Array.isArray(element)) &&
        somePathValue(element, path, visit, depth, true),
    );
  }
  if (isDoc(node)) return somePathValue(getField(node, segment), path, visit, depth + 1);
  return insideArray ? false : visit(undefined);
}

/** The values at a path as sorting sees them: arrays along the way and at the end are spread. */
export function sortValues(node: unknown, path: readonly string[], insideArray = false): unknown[] {
  const [segment, ...rest] = path;
  if (segment === undefined) {
    if (!Array.isArray(node)) return [node ?? null];
    return node.length ? node : [EMPTY_ARRAY];
  }
  if (!Array.isArray(node)) {
    return sortValues(isDoc(node) ? getField(node, segment) : undefined, rest);
  }
  if (isArrayIndex(segment)) return sortValues(node[Number(segment)], rest);
  if (insideArray || !node.length) return [null];
  return node.flatMap((element) => sortValues(element, path, true));
}
