import type { BSONRegExp, Double, Int32, Long, ObjectId } from 'bson';

import { notSupported } from '../errors';

/** A BSON document as decoded: numbers keep their BSON class, so that int64 stays int64. */
export interface Doc {
  [field: string]: unknown;
}

/** Order of the BSON types; also their tags in index keys. */
export const Order = {
  EmptyArray: 8,
  Null: 16,
  Number: 32,
  String: 48,
  Object: 64,
  Array: 80,
  ObjectId: 112,
  Boolean: 128,
  Date: 144,
} as const;

/** Marks an empty array in index and sort keys, where it sorts below null. */
export const EMPTY_ARRAY = Symbol('empty array');

const KIND_ORDER: Record<string, number> = {
  symbol: Order.EmptyArray,
  undefined: Order.Null,
  number: Order.Number,
  Int32: Order.Number,
  Double: Order.Number,
  Long: Order.Number,
  string: Order.String,
  object: Order.Object,
  ObjectId: Order.ObjectId,
  boolean: Order.Boolean,
};

/** The name of a value's BSON class ("Long", "ObjectId" …), or else its JavaScript type. */
export const kindOf = (value: unknown): string =>
  (value as { _bsontype?: string } | null | undefined)?._bsontype ?? typeof value;

/**
 * Order of the value's type; missing counts as null.
 * @throws MongoError for types that can be stored but not compared
 */
export function orderOf(value: unknown): number {
  if (value === null) return Order.Null;
  if (Array.isArray(value)) return Order.Array;
  if (value instanceof Date) return Order.Date;
  const order = KIND_ORDER[kindOf(value)];
  if (order === undefined) throw notSupported(`Comparing values of the type ${kindOf(value)}`);
  return order;
}

export type NumberValue = number | Long | Int32 | Double;

export const isNumber = (value: unknown): value is NumberValue =>
  KIND_ORDER[kindOf(value)] === Order.Number;
export const isRegExp = (value: unknown): value is BSONRegExp => kindOf(value) === 'BSONRegExp';
/** An embedded document. */
export const isDoc = (value: unknown): value is Doc =>
  value !== null && kindOf(value) === 'object' && !Array.isArray(value) && !(value instanceof Date);
/** An embedded document with a `$` field. */
export const isOperatorDoc = (value: unknown): value is Doc =>
  isDoc(value) && Object.keys(value).some((name) => name.startsWith('$'));
export const isArrayIndex = (segment: string) => /^(0|[1-9]\d*)$/.test(segment);

/** The value as a JavaScript number; large int64 values are rounded. */
export const toNumber = (value: unknown): number => Number(value);
export const truthy = (value: unknown): boolean =>
  isNumber(value)
    ? toNumber(value) !== 0
    : value !== false && value !== null && value !== undefined;

/** Reads an own field; inherited properties do not count. */
export const getField = (doc: Doc, name: string): unknown =>
  Object.hasOwn(doc, name) ? doc[name] : undefined;

/** Writes a field, also one named `__proto__`. */
export function setField(doc: Doc, name: string, value: unknown): void {
  const property = { value, writable: true, enumerable: true, configurable: true };
  if (name === '__proto__') Object.defineProperty(doc, name, property);
  else doc[name] = value;
}

/** A deep copy of documents and arrays. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const [name, field] of Object.entries(value)) setField(copy, name, clone(field));
  return copy as T;
}

export type { Long, ObjectId };
