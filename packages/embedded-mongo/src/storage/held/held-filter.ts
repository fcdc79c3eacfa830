import { encodeKey } from '../../bson/key-encoding';
import { isDoc, isOperatorDoc, isRegExp, orderOf, Order, type Doc } from '../../bson/types';
import { literalText } from '../../query/regex';
import type { Collection } from '../collection';
import type { CollectionIndex } from '../collection-index';
import { under, type KeyRange } from '../keys';
import { RecordSet } from './record-set';

/** A filter of which every part is answered by what is held of an index. */
export type HeldFilter =
  | { kind: 'and' | 'or'; parts: HeldFilter[] }
  | { kind: 'text'; index: CollectionIndex; part: string }
  | { kind: 'points'; index: CollectionIndex; ranges: KeyRange[] };

/** An index whose first field is the given one, with one whole key to a document. */
const indexOf = (collection: Collection, field: string) =>
  collection.indexes.find(
    ({ fields, multikey, hasCutKeys }) => fields[0]!.name === field && !multikey && !hasCutKeys,
  );

/** Null also means missing; an equal document may hold its numbers in other types. */
const UNUSABLE: readonly number[] = [Order.Null, Order.Array, Order.Object, Order.RegExp];

function pointsFilter(collection: Collection, field: string, values: readonly unknown[]) {
  const index = indexOf(collection, field);
  if (!index || values.some((value) => UNUSABLE.includes(orderOf(value)))) return undefined;
  const keys = values.map((value) => encodeKey([value], index.directions));
  if (keys.some(({ cut }) => cut)) return undefined;
  const ranges = keys.map(({ key }) => under(Buffer.concat([index.prefix, key])));
  return { kind: 'points', index, ranges } as const;
}

function textFilter(collection: Collection, field: string, expression: unknown, options?: unknown) {
  const part = literalText(expression, options);
  const index = part ? indexOf(collection, field) : undefined;
  // In a descending index the texts are inverted.
  if (!part || index?.directions[0] !== 1) return undefined;
  return { kind: 'text', index, part } as const;
}

function fieldFilter(collection: Collection, field: string, condition: unknown) {
  if (isRegExp(condition)) return textFilter(collection, field, condition);
  if (!isOperatorDoc(condition)) return pointsFilter(collection, field, [condition]);
  const { $eq, $in, $regex, $options, ...others } = condition as Doc;
  const names = Object.keys(condition as Doc);
  if (Object.keys(others).length > 0) return undefined;
  if ($regex !== undefined && names.every((name) => name === '$regex' || name === '$options')) {
    return textFilter(collection, field, $regex, $options);
  }
  if (names.length > 1) return undefined;
  if (Array.isArray($in)) return pointsFilter(collection, field, $in);
  return names[0] === '$eq' ? pointsFilter(collection, field, [$eq]) : undefined;
}

function partsFilter(
  collection: Collection,
  kind: 'and' | 'or',
  filters: readonly unknown[],
): HeldFilter | undefined {
  const parts = filters.map((part) => (isDoc(part) ? heldFilter(collection, part) : undefined));
  const whole = parts.length > 0 && parts.every((part) => part !== undefined);
  return whole ? { kind, parts: parts as HeldFilter[] } : undefined;
}

/** The filter as what is held answers it; undefined if it does not answer all of it. */
export function heldFilter(collection: Collection, filter: Doc): HeldFilter | undefined {
  const parts = Object.entries(filter).map(([name, condition]) => {
    const list = Array.isArray(condition) ? condition : [];
    if (name === '$and') return partsFilter(collection, 'and', list);
    if (name === '$or') return partsFilter(collection, 'or', list);
    return name.startsWith('$') ? undefined : fieldFilter(collection, name, condition);
  });
  if (parts.length === 0 || parts.some((part) => part === undefined)) return undefined;
  return parts.length === 1 ? parts[0] : { kind: 'and', parts: parts as HeldFilter[] };
}

/** The indexes of which a filter reads what is held. */
export const indexesOf = (filter: HeldFilter): CollectionIndex[] =>
  'parts' in filter ? filter.parts.flatMap(indexesOf) : [filter.index];

/** What tells one filter of a collection from another. */
const nameOf = (filter: HeldFilter): string => {
  if ('parts' in filter) return `${filter.kind}(${filter.parts.map(nameOf).join()})`;
  const { name } = filter.index.spec;
  if (filter.kind === 'text') return JSON.stringify([name, filter.part]);
  return JSON.stringify([name, filter.ranges.map(({ start }) => start.toString('latin1'))]);
};

/** The records that match a filter; not to be changed. */
export function heldSet(collection: Collection, filter: HeldFilter): RecordSet {
  return collection.memory.setOf(nameOf(filter), () => gather(collection, filter));
}

function gather(collection: Collection, filter: HeldFilter): RecordSet {
  const { memory } = collection;
  const last = collection.lastId();
  if ('parts' in filter) {
    const [first, ...others] = filter.parts.map((part) => gather(collection, part));
    for (const other of others) {
      if (filter.kind === 'and') first!.intersect(other);
      else first!.unite(other);
    }
    return first!;
  }
  if (filter.kind === 'text') return memory.wordsOf(filter.index).containing(filter.part, last);
  const set = new RecordSet(last);
  for (const range of filter.ranges) memory.orderOf(filter.index).collect(range, set);
  return set;
}
