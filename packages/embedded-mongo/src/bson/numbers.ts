import { Double, Int32, Long } from 'bson';

import { badValue } from '../errors';
import { kindOf, toNumber, type NumberValue } from './types';

/** The sum for `$inc`: the wider type wins; an int32 overflows to int64. */
export function add(a: NumberValue, b: NumberValue): NumberValue {
  const kinds = [kindOf(a), kindOf(b)];
  if (kinds.includes('Double')) return new Double(toNumber(a) + toNumber(b));
  const sum = BigInt(String(a)) + BigInt(String(b));
  if (BigInt.asIntN(64, sum) !== sum) {
    throw badValue('Failed to apply $inc operations to current value: integer overflow');
  }
  const isInt32 = !kinds.includes('Long') && BigInt.asIntN(32, sum) === sum;
  return isInt32 ? new Int32(Number(sum)) : Long.fromBigInt(sum);
}
