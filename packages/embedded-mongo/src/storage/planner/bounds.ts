import { encodeComponents } from '../../bson/key-encoding';
import { orderOf, Order, toNumber } from '../../bson/types';
import { after } from '../keys';
import type { Condition } from './conditions';

interface Bound {
  bytes: Buffer;
  inclusive: boolean;
}

/** The part of an index, below some equal fields, in which a field meets its conditions. */
export interface ComponentRange {
  start: Buffer;
  end: Buffer;
  /** Whether every key in it meets all of the conditions. */
  exact: boolean;
}

const RANGE_OPERATORS = ['$gt', '$gte', '$lt', '$lte'];
/** Types whose comparisons go into arrays, or hold for what is missing too. */
const UNBOUNDED: readonly number[] = [Order.Null, Order.Array, Order.Object];

const inverted = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0xff));

/** Byte bounds of an ascending component; a descending one holds inverted bytes. */
function toRange(lower: Bound, upper: Bound, direction: number): { start: Buffer; end: Buffer } {
  const [from, to] = direction < 0 ? [upper, lower] : [lower, upper];
  const bytes = (bound: Bound) => (direction < 0 ? inverted(bound.bytes) : bound.bytes);
  return {
    start: from.inclusive ? bytes(from) : after(bytes(from)),
    end: to.inclusive ? after(bytes(to)) : bytes(to),
  };
}

const tighter = (sign: 1 | -1, a: Bound, b: Bound): Bound => {
  const order = Buffer.compare(a.bytes, b.bytes) * sign;
  return order > 0 || (order === 0 && !a.inclusive) ? a : b;
};

/**
 * The range for the comparisons on one field, or undefined if they give none. Comparisons hold
 * within one type, so a range never leaves it. With several keys to a document (`multikey`) two
 * bounds may be met by two of them, so only one is used.
 */
export function rangeOf(
  conditions: readonly Condition[],
  direction: number,
  multikey: boolean,
): ComponentRange | undefined {
  let type: number | undefined;
  let lower: Bound | undefined;
  let upper: Bound | undefined;
  let exact = !multikey;
  for (const [operator, operand] of conditions) {
    const order = RANGE_OPERATORS.includes(operator) ? orderOf(operand) : Order.Null;
    const usable =
      !UNBOUNDED.includes(order) &&
      !(order === Order.Number && Number.isNaN(toNumber(operand))) &&
      (type === undefined || (type === order && !multikey));
    if (!usable) {
      exact = false;
      continue;
    }
    type = order;
    const bound = { bytes: encodeComponents([operand], [1]), inclusive: operator.endsWith('e') };
    if (operator.startsWith('$g')) lower = lower ? tighter(1, bound, lower) : bound;
    else upper = upper ? tighter(-1, bound, upper) : bound;
  }
  if (type === undefined) return undefined;
  const wholeType = { bytes: Buffer.from([type]), inclusive: true };
  // NaN is a number, but neither above nor below another one.
  const lowest =
    type === Order.Number ? { bytes: encodeComponents([NaN], [1]), inclusive: false } : wholeType;
  return { ...toRange(lower ?? lowest, upper ?? wholeType, direction), exact };
}
