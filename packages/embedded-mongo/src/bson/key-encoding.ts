import { createHash } from 'node:crypto';

import { expansion } from './numbers';
import {
  bytesOf,
  entriesOf,
  orderOf,
  Order,
  stringOf,
  type Binary,
  type BSONRegExp,
  type Code,
  type NumberValue,
  type ObjectId,
  type Timestamp,
} from './types';

const BELOW = 0x7f;
const EXACT = 0x80;
const ABOVE = 0x81;

/** Appends values so that comparing the bytes compares the values, and no key is another's head. */
class KeyWriter {
  private bytes = Buffer.alloc(4096);
  length = 0;

  reset(): void {
    this.length = 0;
  }

  slice(from = 0, to = this.length): Buffer {
    return Buffer.from(this.bytes.subarray(from, to));
  }

  /** Turns the order of everything written since `from` around, for descending fields. */
  invert(from: number): void {
    for (let i = from; i < this.length; i++) this.bytes[i]! ^= 0xff;
  }

  private room(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const larger = Buffer.alloc(Math.max(this.bytes.length * 2, this.length + size));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  private byte(value: number): void {
    this.room(1);
    this.bytes[this.length++] = value;
  }

  private raw(bytes: Uint8Array): void {
    this.room(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Text of any length: 00 is written as 00 FF, and 00 01 ends it. */
  private text(value: string): void {
    const bytes = Buffer.from(value, 'utf8');
    this.room(bytes.length * 2 + 2);
    for (const byte of bytes) {
      this.bytes[this.length++] = byte;
      if (byte === 0) this.bytes[this.length++] = 0xff;
    }
    this.bytes[this.length++] = 0;
    this.bytes[this.length++] = 1;
  }

  private int64(value: bigint, signed: boolean): void {
    this.room(8);
    const ordered = signed ? value ^ (1n << 63n) : value;
    this.bytes.writeBigUInt64BE(BigInt.asUintN(64, ordered), this.length);
    this.length += 8;
  }

  /** NaN is all zeros; others are IEEE doubles with the sign bit, or for negatives all bits, flipped. */
  private double(value: number): void {
    this.room(8);
    const from = this.length;
    this.length += 8;
    if (Number.isNaN(value)) {
      this.bytes.fill(0, from, this.length);
      return;
    }
    this.bytes.writeDoubleBE(value === 0 ? 0 : value, from);
    if (this.bytes[from]! & 0x80) this.invert(from);
    else this.bytes[from]! ^= 0x80;
  }

  private number(value: NumberValue): void {
    const parts = expansion(value);
    for (const [i, part] of parts.entries()) {
      this.double(part);
      const rest = parts[i + 1] ?? 0;
      this.byte(rest < 0 ? BELOW : rest > 0 ? ABOVE : EXACT);
    }
  }

  value(value: unknown): void {
    const order = orderOf(value);
    this.byte(order);
    switch (order) {
      case Order.Number:
        return this.number(value as NumberValue);
      case Order.String:
        return this.text(stringOf(value));
      case Order.Boolean:
        return this.byte(value ? 1 : 0);
      case Order.Date:
        // A date that JavaScript cannot hold has the time NaN and sorts first.
        return this.int64(BigInt((value as Date).getTime() || 0), true);
      case Order.Timestamp:
        return this.int64((value as Timestamp).toBigInt(), false);
      case Order.ObjectId:
        return this.raw((value as ObjectId).id);
      case Order.Binary: {
        const bytes = bytesOf(value as Binary);
        const length = Buffer.alloc(5);
        length.writeUInt32BE(bytes.length);
        length[4] = (value as Binary).sub_type;
        this.raw(length);
        return this.raw(bytes);
      }
      case Order.Array:
        for (const element of value as unknown[]) this.value(element);
        return this.byte(0);
      case Order.Object:
        for (const [name, field] of entriesOf(value as Record<string, unknown>)) {
          this.byte(orderOf(field));
          this.text(name);
          this.value(field);
        }
        return this.byte(0);
      case Order.RegExp:
        this.text((value as BSONRegExp).pattern);
        return this.text((value as BSONRegExp).options);
      case Order.Code:
        return this.text((value as Code).code);
    }
  }
}

const writer = new KeyWriter();

/** Encodes components; one whose direction is negative sorts backwards. */
export function encodeComponents(
  values: readonly unknown[],
  directions: readonly number[],
): Buffer {
  writer.reset();
  for (const [i, value] of values.entries()) {
    const from = writer.length;
    writer.value(value);
    if ((directions[i] ?? 1) < 0) writer.invert(from);
  }
  return writer.slice();
}

/** LMDB takes keys up to 1,978 bytes; a longer one keeps this much, and a hash of the whole. */
export const MAX_KEY = 1700;

/** An index key; `cut` tells that it was too long and no longer keeps the order. */
export function encodeKey(
  values: readonly unknown[],
  directions: readonly number[],
): { key: Buffer; cut: boolean } {
  const key = encodeComponents(values, directions);
  if (key.length <= MAX_KEY) return { key, cut: false };
  const hash = createHash('sha256').update(key).digest();
  return { key: Buffer.concat([key.subarray(0, MAX_KEY), hash]), cut: true };
}

/** The text of the first, ascending component of a key; undefined when it is none, or was cut. */
export function leadingText(key: Buffer, from: number): string | undefined {
  if (key[from] !== Order.String) return undefined;
  let end = key.indexOf(0, from + 1);
  while (key[end + 1] === 0xff) end = key.indexOf(0, end + 2);
  if (end < 0) return undefined;
  return key.toString('utf8', from + 1, end).replaceAll('\0\ufffd', '\0');
}
