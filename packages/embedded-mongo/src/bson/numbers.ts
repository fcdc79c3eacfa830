import { Decimal128, Double, Int32, Long } from 'bson';

import { badValue } from '../errors';
import { bsonClass, toNumber, type NumberValue } from './types';

/** A finite number as numerator and (positive) denominator. */
type Ratio = readonly [bigint, bigint];

interface Decimal {
  digits: bigint;
  exponent: number;
}

/** Digits and decimal exponent; undefined for infinities and NaN. */
function parseDecimal(text: string): Decimal | undefined {
  const [, sign, whole, fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const digits = BigInt(whole + fraction);
  return { digits: sign ? -digits : digits, exponent: Number(exponent) - fraction.length };
}

function ratioOf(value: NumberValue): Ratio | undefined {
  const kind = bsonClass(value);
  if (kind === 'Long') return [(value as Long).toBigInt(), 1n];
  if (kind === 'Decimal128') {
    const decimal = parseDecimal(String(value));
    if (!decimal) return undefined;
    const power = 10n ** BigInt(Math.abs(decimal.exponent));
    return decimal.exponent < 0 ? [decimal.digits, power] : [decimal.digits * power, 1n];
  }
  let scaled = toNumber(value);
  if (!Number.isFinite(scaled)) return undefined;
  let shift = 0n;
  for (; !Number.isInteger(scaled); shift++) scaled *= 2;
  return [BigInt(scaled), 1n << shift];
}

const subtract = (a: Ratio, b: Ratio): Ratio => [a[0] * b[1] - b[0] * a[1], a[1] * b[1]];
const bitLength = (n: bigint) => n.toString(16).length * 4;

function ratioToNumber([numerator, denominator]: Ratio): number {
  const size = numerator < 0n ? -numerator : numerator;
  const shift = 64 - bitLength(size) + bitLength(denominator);
  const quotient =
    shift >= 0 ? (size << BigInt(shift)) / denominator : size / (denominator << BigInt(-shift));
  return (numerator < 0n ? -1 : 1) * Number(quotient) * 2 ** -shift;
}

const isDoubleExact = (value: NumberValue, rounded: number) =>
  bsonClass(value) !== 'Decimal128' && Math.abs(rounded) < 2 ** 53;

/**
 * The number as a sum of doubles, the nearest first: lists compare as the numbers do. Three hold
 * more than the 34 digits of a Decimal128, which one double would round.
 */
export function expansion(value: NumberValue): number[] {
  const nearest = toNumber(value);
  if (isDoubleExact(value, nearest) || !Number.isFinite(nearest)) return [nearest];
  const parts = [nearest];
  let rest = ratioOf(value);
  while (rest && parts.length < 3) {
    rest = subtract(rest, ratioOf(parts.at(-1)!)!);
    if (rest[0] === 0n) break;
    parts.push(ratioToNumber(rest));
  }
  return parts;
}

/** Exact order of numbers of any types; NaN is below all others and equal to itself. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  const x = toNumber(a);
  const y = toNumber(b);
  if (x < y) return -1;
  if (x > y) return 1;
  if (x !== y) return (Number.isNaN(x) ? 0 : 1) - (Number.isNaN(y) ? 0 : 1);
  if (isDoubleExact(a, x) && isDoubleExact(b, y)) return 0;
  const p = ratioOf(a);
  const q = ratioOf(b);
  if (!p || !q) return 0;
  const difference = subtract(p, q)[0];
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const WIDTH: Record<string, number> = { Int32: 0, Long: 1, Double: 2, Decimal128: 3 };
const widthOf = (value: NumberValue) =>
  WIDTH[bsonClass(value) ?? ''] ?? (Number.isInteger(value) ? 0 : 2);

/** Decimal sum or product, exact; what 34 digits cannot hold is refused, not rounded. */
function decimalArithmetic(operator: '$inc' | '$mul', a: NumberValue, b: NumberValue): Decimal128 {
  const x = parseDecimal(String(bsonClass(a) === 'Decimal128' ? a : toNumber(a)));
  const y = parseDecimal(String(bsonClass(b) === 'Decimal128' ? b : toNumber(b)));
  if (!x || !y) throw badValue(`${operator} of decimals is only supported for finite values`);
  let digits = x.digits * y.digits;
  let exponent = x.exponent + y.exponent;
  if (operator === '$inc') {
    exponent = Math.min(x.exponent, y.exponent);
    const align = (d: Decimal) => d.digits * 10n ** BigInt(d.exponent - exponent);
    digits = align(x) + align(y);
  }
  try {
    return Decimal128.fromString(`${digits}E${exponent}`);
  } catch {
    throw badValue(`Failed to apply ${operator}: the result has more than 34 digits`);
  }
}

/** `$inc` and `$mul`: the wider operand's type wins, and an int32 overflows to int64. */
export function arithmetic(operator: '$inc' | '$mul', a: NumberValue, b: NumberValue): unknown {
  const width = Math.max(widthOf(a), widthOf(b));
  if (width === 3) return decimalArithmetic(operator, a, b);
  if (width === 2) {
    const [x, y] = [toNumber(a), toNumber(b)];
    return new Double(operator === '$inc' ? x + y : x * y);
  }
  const [x, y] = [ratioOf(a)![0], ratioOf(b)![0]];
  const result = operator === '$inc' ? x + y : x * y;
  if (BigInt.asIntN(64, result) !== result) {
    throw badValue(`Failed to apply ${operator} operations to current value: integer overflow`);
  }
  return width === 0 && BigInt.asIntN(32, result) === result
    ? new Int32(Number(result))
    : Long.fromBigInt(result);
}
