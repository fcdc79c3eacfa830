import { compare } from '../bson/key-encoding';
import { encodeComponents } from '../bson/key-encoding';
import { isDoc, isNumber, toNumber, typeName, type Doc } from '../bson/types';
import { badValue, notSupported, typeMismatch } from '../errors';
import { sortValues, splitPath } from './paths';

export interface SortField {
  name: string;
  path: string[];
  direction: 1 | -1;
}

/** Reads a sort document; throws unless each direction is 1 or -1. */
export function parseSort(sort: unknown): SortField[] {
  if (sort === undefined || sort === null) return [];
  if (!isDoc(sort)) throw typeMismatch(`Expected sort to be an object, found ${typeName(sort)}`);
  return Object.entries(sort).map(([name, value]) => {
    if (name.startsWith('$')) throw notSupported(`Sorting by ${name}`);
    const direction = isNumber(value) ? toNumber(value) : 0;
    if (direction !== 1 && direction !== -1) {
      throw badValue('$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    return { name, path: splitPath(name), direction };
  });
}

/** An array sorts by its smallest element, or by its largest when sorting downwards. */
function extreme(values: unknown[], direction: number): unknown {
  return values.reduce((best, value) => (compare(value, best) * direction < 0 ? value : best));
}

/** Bytes whose order is the sort's order; the same encoding as in indexes. */
function sortKey(doc: Doc, fields: readonly SortField[]): Buffer {
  return encodeComponents(
    fields.map(({ path, direction }) => extreme(sortValues(doc, path), direction)),
    fields.map((field) => field.direction),
  );
}

/** Sorts in memory and keeps the first `limit` (0: all); equal keys keep their order. */
export function sortBy<T>(
  items: Iterable<T>,
  fields: readonly SortField[],
  docOf: (item: T) => Doc,
  limit = 0,
): T[] {
  let kept: { item: T; key: Buffer }[] = [];
  const prune = () => {
    kept.sort((a, b) => Buffer.compare(a.key, b.key));
    if (limit) kept = kept.slice(0, limit);
  };
  for (const item of items) {
    kept.push({ item, key: sortKey(docOf(item), fields) });
    if (limit && kept.length >= limit * 2 + 1000) prune();
  }
  prune();
  return kept.map(({ item }) => item);
}
