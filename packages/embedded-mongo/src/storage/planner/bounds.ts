import { encodeKey } from '../../bson/key-encoding';
import { orderOf, Order, toNumber } from '../../bson/types';
import { literalPrefix, toRegExp } from '../../query/regex';
import { after } from '../keys';

/** One condition on a field: `[operator, operand]`. */
export type Condition = readonly [operator: string, operand: unknown];

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
/** Types whose comparisons with others are decided by the type alone, or go into arrays. */
const UNBOUNDED: readonly number[] = [
  Order.Null,
  Order.Array,
  Order.Object,
  Order.MinKey,
  Order.MaxKey,
  Order.RegExp,
];

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

function prefixOf(conditions: readonly Condition[]): string {
  const regex = conditions.find(([operator]) => operator === '$regex');
  const options = conditions.find(([operator]) => operator === '$options');
  return regex ? literalPrefix(toRegExp(regex[1], options?.[1])) : '';
}

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
    const order = orderOf(operand);
    const isNaN = order === Order.Number && Number.isNaN(toNumber(operand));
    const { key, cut } = encodeKey([operand], [1]);
    const usable =
      RANGE_OPERATORS.includes(operator) &&
      !UNBOUNDED.includes(order) &&
      !isNaN &&
      !cut &&
      (type === undefined || (type === order && !multikey));
    if (!usable) {
      exact = false;
      continue;
    }
    type = order;
    const bound = { bytes: key, inclusive: operator.endsWith('e') };
    if (operator.startsWith('$g')) lower = lower ? tighter(1, bound, lower) : bound;
    else upper = upper ? tighter(-1, bound, upper) : bound;
  }
  if (type === undefined) {
    const prefix = prefixOf(conditions);
    if (!prefix) return undefined;
    const bytes = Buffer.concat([Buffer.from([Order.String]), Buffer.from(prefix)]);
    const bound = { bytes, inclusive: true };
    return { ...toRange(bound, bound, direction), exact: false };
  }
  const wholeType = { bytes: Buffer.from([type]), inclusive: true };
  // NaN is a number, but neither above nor below another one.
  const lowest =
    type === Order.Number ? { bytes: encodeKey([NaN], [1]).key, inclusive: false } : wholeType;
  return { ...toRange(lower ?? lowest, upper ?? wholeType, direction), exact };
}
