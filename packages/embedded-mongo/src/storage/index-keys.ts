import { EMPTY_ARRAY, getField, isArrayIndex, isDoc, type Doc } from '../bson/types';
import { MongoError } from '../errors';
import type { SortField } from '../query/sort';

/** The array elements that a tuple is about, by the path of their array. */
type Pinned = ReadonlyMap<string, unknown>;

/** Where walking a path ended: at a value, or at an array that is to be expanded first. */
type Reached = { value: unknown } | { array: unknown[]; at: string };

function walk(doc: Doc, path: readonly string[], pinned: Pinned): Reached {
  let node: unknown = doc;
  let at = '';
  for (let depth = 0; ; depth++) {
    const segment = path[depth];
    const isPinned = pinned.has(at);
    if (isPinned) node = pinned.get(at);
    if (Array.isArray(node) && !(segment !== undefined && isArrayIndex(segment))) {
      // An array directly inside an array is one value, and has no fields.
      if (isPinned) return { value: segment === undefined ? node : undefined };
      return { array: node, at };
    }
    if (segment === undefined) return { value: node };
    if (Array.isArray(node)) node = node[Number(segment)];
    else node = isDoc(node) ? getField(node, segment) : undefined;
    at = at ? `${at}.${segment}` : segment;
  }
}

function expand(doc: Doc, fields: readonly SortField[], pinned: Pinned): unknown[][] {
  const reached = fields.map((field) => walk(doc, field.path, pinned));
  const arrays = reached.filter((end) => 'array' in end);
  const [first] = arrays;
  if (!first) return [reached.map((end) => ('value' in end ? end.value : undefined))];
  const other = arrays.find((end) => end.at !== first.at);
  if (other) {
    throw new MongoError(
      'CannotIndexParallelArrays',
      `cannot index parallel arrays [${other.at}] [${first.at}]`,
    );
  }
  const elements = first.array.length ? first.array : [EMPTY_ARRAY];
  return elements.flatMap((element) =>
    expand(doc, fields, new Map([...pinned, [first.at, element]])),
  );
}

/**
 * The values that an index holds for a document: one tuple, or one for each element of an array
 * on the way (then `multikey`). Two arrays in one compound index are refused, as on the server.
 */
export function indexTuples(
  doc: Doc,
  fields: readonly SortField[],
): { tuples: unknown[][]; multikey: boolean } {
  const multikey = fields.some((field) => 'array' in walk(doc, field.path, new Map()));
  return { tuples: expand(doc, fields, new Map()), multikey };
}
