import { EMPTY_ARRAY, getField, isArrayIndex, isDoc } from '../bson/types';

export const splitPath = (path: string): string[] => path.split('.');

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
export function sortValues(node: unknown, path: readonly string[]): unknown[] {
  const values: unknown[] = [];
  collect(node, path, 0, false, values);
  return values;
}

function collect(
  node: unknown,
  path: readonly string[],
  depth: number,
  insideArray: boolean,
  values: unknown[],
): void {
  const segment = path[depth];
  if (segment === undefined) {
    if (!Array.isArray(node)) values.push(node ?? null);
    else if (!node.length) values.push(EMPTY_ARRAY);
    else for (const element of node) values.push(element);
  } else if (Array.isArray(node)) {
    if (isArrayIndex(segment)) collect(node[Number(segment)], path, depth + 1, false, values);
    else if (insideArray || !node.length) values.push(null);
    else for (const element of node) collect(element, path, depth, true, values);
  } else {
    collect(isDoc(node) ? getField(node, segment) : undefined, path, depth + 1, false, values);
  }
}

/** The values at a path for `distinct`: what is missing gives none. */
export function distinctValues(node: unknown, path: readonly string[], depth = 0): unknown[] {
  const segment = path[depth];
  if (segment === undefined) return Array.isArray(node) ? node : node === undefined ? [] : [node];
  if (Array.isArray(node)) {
    if (isArrayIndex(segment)) return distinctValues(node[Number(segment)], path, depth + 1);
    return node.flatMap((element) => (isDoc(element) ? distinctValues(element, path, depth) : []));
  }
  return isDoc(node) ? distinctValues(getField(node, segment), path, depth + 1) : [];
}
