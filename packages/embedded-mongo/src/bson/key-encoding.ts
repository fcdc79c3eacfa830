import { createHash } from 'node:crypto';

import { kindOf, orderOf, Order, toNumber, type Doc, type Long, type ObjectId } from './types';

const BELOW = 0x7f;
const EXACT = 0x80;
const ABOVE = 0x81;

const byte = (value: number) => Buffer.from([value]);
const END = byte(0);
const END_OF_TEXT = Buffer.from([0, 1]);

/** The encoding of a descending index field. */
export const inverted = (bytes: Buffer): Buffer => Buffer.from(bytes.map((each) => each ^ 0xff));

/** Text of any length: 00 is written as 00 FF, and 00 01 ends it. */
function text(value: string): Buffer[] {
  const bytes = Buffer.from(value, 'utf8');
  if (!bytes.includes(0)) return [bytes, END_OF_TEXT];
  const escaped = bytes.toString('latin1').replaceAll('\0', '\0\xff');
  return [Buffer.from(escaped, 'latin1'), END_OF_TEXT];
}

/** NaN is all zeros; others are IEEE doubles with the sign bit, or for negatives all bits, flipped. */
function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  if (Number.isNaN(value)) return bytes;
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  if (bytes[0]! & 0x80) return inverted(bytes);
  bytes[0]! ^= 0x80;
  return bytes;
}

/** The nearest double, and whether it is exact; an int64 beyond 53 bits adds the remainder. */
function number(value: unknown): Buffer[] {
  const nearest = toNumber(value);
  const rest = kindOf(value) === 'Long' ? (value as Long).toBigInt() - BigInt(nearest) : 0n;
  if (rest === 0n) return [double(nearest), byte(EXACT)];
  return [double(nearest), byte(rest < 0n ? BELOW : ABOVE), double(Number(rest)), byte(EXACT)];
}

function date(value: Date): Buffer {
  const bytes = Buffer.alloc(8);
  // BigInt(NaN) throws: an invalid date counts as 1970-01-01.
  bytes.writeBigInt64BE(BigInt(value.getTime() || 0));
  bytes[0]! ^= 0x80;
  return bytes;
}

const field = ([name, value]: [string, unknown]) => [
  byte(orderOf(value)),
  ...text(name),
  ...partsOf(value),
];

function contentOf(value: unknown, order: number): Buffer[] {
  switch (order) {
    case Order.Number:
      return number(value);
    case Order.String:
      return text(value as string);
    case Order.Boolean:
      return [byte(value ? 1 : 0)];
    case Order.Date:
      return [date(value as Date)];
    case Order.ObjectId:
      return [Buffer.from((value as ObjectId).id)];
    case Order.Array:
      return [...(value as unknown[]).flatMap(partsOf), END];
    case Order.Object:
      return [...Object.entries(value as Doc).flatMap(field), END];
    default:
      return [];
  }
}

function partsOf(value: unknown): Buffer[] {
  const order = orderOf(value);
  return [byte(order), ...contentOf(value, order)];
}

/** Encodes a value. The bytes sort like the values, and no encoding is a prefix of another. */
export const encodeValue = (value: unknown): Buffer => Buffer.concat(partsOf(value));

/** Concatenates encoded values; a negative direction sorts that value in descending order. */
export function encodeComponents(
  values: readonly unknown[],
  directions: readonly number[],
): Buffer {
  const components = values.map((value, i) => {
    const bytes = encodeValue(value);
    return directions[i]! < 0 ? inverted(bytes) : bytes;
  });
  return Buffer.concat(components);
}

/** LMDB limits keys to 1,978 bytes; a longer key is truncated to this and gets a hash. */
export const MAX_KEY = 1700;

/** An index key; `cut` if it was truncated, so that its order is not exact. */
export function encodeKey(
  values: readonly unknown[],
  directions: readonly number[],
): { key: Buffer; cut: boolean } {
  const key = encodeComponents(values, directions);
  if (key.length <= MAX_KEY) return { key, cut: false };
  const hash = createHash('sha256').update(key).digest();
  return { key: Buffer.concat([key.subarray(0, MAX_KEY), hash]), cut: true };
}

/** Total order of BSON values, the same as in index keys: by type, then by value. */
export const compare = (a: unknown, b: unknown): number =>
  Buffer.compare(encodeValue(a), encodeValue(b));

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0;
