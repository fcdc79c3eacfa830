import { Double, Int32, Long } from 'bson';

import { badValue } from '../errors';
import { bsonClass, toNumber, type NumberValue } from './types';

const isLong = (value: NumberValue): value is Long => bsonClass(value) === 'Long';
const exact = (value: NumberValue): bigint =>
  isLong(value) ? value.toBigInt() : BigInt(toNumber(value));
const isWhole = (value: NumberValue) =>
  ['Long', 'Int32'].includes(bsonClass(value) ?? '') || Number.isInteger(value);

/** The sum as `$inc` and `$sum` make it: the wider type wins, an int32 overflows to int64. */
export function add(a: NumberValue, b: NumberValue): NumberValue {
  if (!isWhole(a) || !isWhole(b)) return new Double(toNumber(a) + toNumber(b));
  const sum = exact(a) + exact(b);
  if (BigInt.asIntN(64, sum) !== sum) {
    throw badValue('Failed to apply $inc operations to current value: integer overflow');
  }
  const isInt32 = !isLong(a) && !isLong(b) && BigInt.asIntN(32, sum) === sum;
  return isInt32 ? new Int32(Number(sum)) : Long.fromBigInt(sum);
}
