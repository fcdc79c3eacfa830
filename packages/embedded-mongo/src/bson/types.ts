import type { Binary, BSONRegExp, Code, Long, ObjectId, Timestamp } from 'bson';

/** A BSON document as decoded: numbers keep their BSON class, so that int64 stays int64. */
export interface Doc {
  [field: string]: unknown;
}

/** Where each BSON type stands when values of different types are ordered; also its index tag. */
export const Order = {
  MinKey: 1,
  EmptyArray: 8,
  Null: 16,
  Number: 32,
  String: 48,
  Object: 64,
  Array: 80,
  Binary: 96,
  ObjectId: 112,
  Boolean: 128,
  Date: 144,
  Timestamp: 160,
  RegExp: 176,
  Code: 192,
  MaxKey: 254,
} as const;

/** Stands for an empty array in index and sort keys, where it sorts below null. */
export const EMPTY_ARRAY = Symbol('empty array');

const CLASS_ORDER: Record<string, number> = {
  Int32: Order.Number,
  Double: Order.Number,
  Long: Order.Number,
  Decimal128: Order.Number,
  BSONSymbol: Order.String,
  Binary: Order.Binary,
  ObjectId: Order.ObjectId,
  Timestamp: Order.Timestamp,
  BSONRegExp: Order.RegExp,
  Code: Order.Code,
  MinKey: Order.MinKey,
  MaxKey: Order.MaxKey,
};

/** The name of a value's BSON class ("Long", "ObjectId" …), if it has one. */
export const bsonClass = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null
    ? (value as { _bsontype?: string })._bsontype
    : undefined;

/** The value's place in the order of types; missing counts as null. */
export function orderOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return Order.String;
    case 'number':
    case 'bigint':
      return Order.Number;
    case 'boolean':
      return Order.Boolean;
    case 'undefined':
      return Order.Null;
    case 'symbol':
      return Order.EmptyArray;
  }
  if (value === null) return Order.Null;
  if (Array.isArray(value)) return Order.Array;
  if (value instanceof Date) return Order.Date;
  return CLASS_ORDER[bsonClass(value) ?? ''] ?? Order.Object;
}

export type NumberValue =
  | number
  | bigint
  | Long
  | { _bsontype: 'Int32' | 'Double'; value: number }
  | { _bsontype: 'Decimal128'; toString(): string };

export const isNumber = (value: unknown): value is NumberValue => orderOf(value) === Order.Number;
export const isRegExp = (value: unknown): value is BSONRegExp => orderOf(value) === Order.RegExp;
/** An embedded document (a DBRef counts as one). */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && orderOf(value) === Order.Object;
/** An embedded document with at least one field that begins with `$` (DBRef fields aside). */
export const isOperatorDoc = (value: unknown): value is Doc =>
  isDoc(value) && bsonClass(value) === undefined && Object.keys(value).some(isOperatorName);
export const isOperatorName = (name: string) =>
  name.startsWith('$') && name !== '$ref' && name !== '$id' && name !== '$db';
export const isArrayIndex = (segment: string) => /^(0|[1-9]\d*)$/.test(segment);

/** The value as a JavaScript number; int64 and decimal may be rounded to the nearest. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  switch (bsonClass(value)) {
    case 'Long':
      return (value as Long).toNumber();
    case 'Decimal128':
      return Number(String(value));
    default:
      return (value as { value: number }).value;
  }
}

export const stringOf = (value: unknown): string =>
  typeof value === 'string' ? value : (value as { value: string }).value;
export const bytesOf = (value: Binary): Uint8Array => value.buffer.subarray(0, value.position);
export const truthy = (value: unknown): boolean =>
  value === true ||
  (isNumber(value)
    ? toNumber(value) !== 0
    : value !== false && value !== null && value !== undefined);

const fieldsOf = (doc: Doc): Doc =>
  bsonClass(doc) === 'DBRef' ? (doc as unknown as { toJSON(): Doc }).toJSON() : doc;
export const entriesOf = (doc: Doc): [string, unknown][] => Object.entries(fieldsOf(doc));

/** Reads a field; what JavaScript objects inherit is never one. */
export function getField(doc: Doc, name: string): unknown {
  const fields = fieldsOf(doc);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Writes a field; a field named `__proto__` is one like any other. */
export function setField(doc: Doc, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(doc, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else doc[name] = value;
}

/** A copy that shares no array and no embedded document with the original. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (!isDoc(value) || bsonClass(value) !== undefined) return value;
  const copy: Doc = {};
  for (const [name, field] of Object.entries(value)) setField(copy, name, clone(field));
  return copy as T;
}

const CLASS_NAMES: Record<string, string> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
  BSONSymbol: 'symbol',
  Binary: 'binData',
  ObjectId: 'objectId',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  Code: 'javascript',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
};

/** The server's name of the value's type, as `$type` and error messages use it. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double';
  if (typeof value === 'string') return 'string';
  return CLASS_NAMES[bsonClass(value) ?? ''] ?? 'object';
}

export type { Binary, BSONRegExp, Code, Long, ObjectId, Timestamp };
