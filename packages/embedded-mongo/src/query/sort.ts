import { compare, encodeComponents } from '../bson/key-encoding';
import { isArrayIndex, isDoc, isNumber, toNumber, type Doc } from '../bson/types';
import { badValue, notSupported, typeMismatch } from '../errors';
import { pathValues, splitPath } from './paths';

export interface SortField {
  name: string;
  path: string[];
  direction: number;
}

/** Whether indexes and sorting support the path. */
export const isPlainPath = (path: readonly string[]): boolean =>
  !path.some((segment) => segment === '' || segment.startsWith('$') || isArrayIndex(segment));

/**
 * Parses a sort document.
 * @throws MongoError unless each direction is 1 or -1
 */
export function parseSort(sort: unknown = {}): SortField[] {
  if (!isDoc(sort)) throw typeMismatch('Expected sort to be an object');
  return Object.entries(sort).map(([name, value]) => {
    const path = splitPath(name);
    if (!isPlainPath(path)) throw notSupported(`Sorting by ${name}`);
    const direction = isNumber(value) ? toNumber(value) : 0;
    if (direction !== 1 && direction !== -1) {
      throw badValue('$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    return { name, path, direction };
  });
}

/** An array sorts by its smallest element, or in descending order by its largest. */
function extreme(values: unknown[], direction: number): unknown {
  return values.reduce((best, value) => (compare(value, best) * direction < 0 ? value : best));
}

/** Sorts like the values; the encoding of index keys. */
function sortKey(doc: Doc, fields: readonly SortField[]): Buffer {
  return encodeComponents(
    fields.map(({ path, direction }) => extreme(pathValues(doc, path).values, direction)),
    fields.map(({ direction }) => direction),
  );
}

export function sortRecords<T extends { doc: Doc }>(
  records: Iterable<T>,
  fields: readonly SortField[],
): T[] {
  return [...records]
    .map((record) => ({ record, key: sortKey(record.doc, fields) }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .map(({ record }) => record);
}
