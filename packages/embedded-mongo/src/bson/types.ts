import type { Binary, BSONRegExp, Double, Int32, Long, ObjectId } from 'bson';

import { notSupported } from '../errors';

/** A BSON document as decoded: numbers keep their BSON class, so that int64 stays int64. */
export interface Doc {
  [field: string]: unknown;
}

/** Where each BSON type stands when values of different types are ordered; also its index tag. */
export const Order = {
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
} as const;

/** Stands for an empty array in index and sort keys, where it sorts below null. */
export const EMPTY_ARRAY = Symbol('empty array');

const CLASS_ORDER: Record<string, number> = {
  Int32: Order.Number,
  Double: Order.Number,
  Long: Order.Number,
  Binary: Order.Binary,
  ObjectId: Order.ObjectId,
};

/** The name of a value's BSON class ("Long", "ObjectId" …), if it has one. */
export const bsonClass = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null
    ? (value as { _bsontype?: string })._bsontype
    : undefined;

/**
 * The value's place in the order of types; missing counts as null. Throws for the types that this
 * server stores and gives back, but does not compare.
 */
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
  const name = bsonClass(value);
  if (name === undefined) return Order.Object;
  const order = CLASS_ORDER[name];
  if (order === undefined) throw notSupported(`Comparing values of the type ${name}`);
  return order;
}

export type NumberValue = number | bigint | Long | Int32 | Double;

export const isNumber = (value: unknown): value is NumberValue =>
  typeof value === 'number' || CLASS_ORDER[bsonClass(value) ?? ''] === Order.Number;
export const isRegExp = (value: unknown): value is BSONRegExp => bsonClass(value) === 'BSONRegExp';
/** An embedded document. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  bsonClass(value) === undefined;
/** An embedded document with at least one field that begins with `$`. */
export const isOperatorDoc = (value: unknown): value is Doc =>
  isDoc(value) && Object.keys(value).some((name) => name.startsWith('$'));
export const isArrayIndex = (segment: string) => /^(0|[1-9]\d*)$/.test(segment);

/** The value as a JavaScript number; an int64 may be rounded to the nearest. */
export const toNumber = (value: unknown): number => Number(value);
export const bytesOf = (value: Binary): Uint8Array => value.buffer.subarray(0, value.position);
export const truthy = (value: unknown): boolean =>
  isNumber(value)
    ? toNumber(value) !== 0
    : value !== false && value !== null && value !== undefined;

/** Reads a field; what JavaScript objects inherit is never one. */
export const getField = (doc: Doc, name: string): unknown =>
  Object.hasOwn(doc, name) ? doc[name] : undefined;

/** Writes a field; a field named `__proto__` is one like any other. */
export function setField(doc: Doc, name: string, value: unknown): void {
  const property = { value, writable: true, enumerable: true, configurable: true };
  if (name === '__proto__') Object.defineProperty(doc, name, property);
  else doc[name] = value;
}

/** A copy that shares no array and no embedded document with the original. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const [name, field] of Object.entries(value)) setField(copy, name, clone(field));
  return copy as T;
}

const CLASS_NAMES: Record<string, string> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Binary: 'binData',
  ObjectId: 'objectId',
  BSONRegExp: 'regex',
};

/** The server's name of the value's type, as error messages use it. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double';
  if (typeof value === 'string') return 'string';
  const name = bsonClass(value);
  return name === undefined ? 'object' : (CLASS_NAMES[name] ?? name);
}

export type { Binary, BSONRegExp, Long, ObjectId };
