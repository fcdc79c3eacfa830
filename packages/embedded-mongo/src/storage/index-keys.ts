import { EMPTY_ARRAY, isDoc, type Doc } from '../bson/types';
import { MongoError } from '../errors';
import { childOf } from '../query/paths';
import type { SortField } from '../query/sort';

interface FieldValues {
  values: unknown[];
  /** Whether the values are the elements of an array on the way or at the end. */
  spread: boolean;
}

function valuesOf(doc: Doc, path: readonly string[]): FieldValues {
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
    return walk(isDoc(node) ? childOf(node, segment) : undefined, depth + 1, false);
  };
  return { values: walk(doc, 0, false), spread };
}

/**
 * The values that an index holds for a document: one tuple, or one for each element of an array
 * (then `multikey`). Two fields with arrays in one compound index are refused.
 */
export function indexTuples(
  doc: Doc,
  fields: readonly SortField[],
): { tuples: unknown[][]; multikey: boolean } {
  const found = fields.map(({ path }) => valuesOf(doc, path));
  const arrays = fields.filter((_, i) => found[i]!.spread);
  if (arrays.length > 1) {
    throw new MongoError(
      'CannotIndexParallelArrays',
      `cannot index parallel arrays [${arrays[1]!.name}] [${arrays[0]!.name}]`,
    );
  }
  const longest = Math.max(...found.map(({ values }) => values.length));
  const tuples = Array.from({ length: longest }, (_, i) =>
    found.map(({ values, spread }) => values[spread ? i : 0]),
  );
  return { tuples, multikey: arrays.length > 0 };
}
