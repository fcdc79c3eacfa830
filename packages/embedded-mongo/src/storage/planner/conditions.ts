import { encodeValue, inverted } from '../../bson/key-encoding';
import { isOperatorDoc, isRegExp, orderOf, Order, type Doc } from '../../bson/types';
import { after, type KeyRange } from '../keys';

/** One condition on a field: `[operator, operand]`. */
export type Condition = readonly [operator: string, operand: unknown];
/** The conditions that must all hold, by field; `$or` counts as a field. */
export type Conditions = ReadonlyMap<string, readonly Condition[]>;

export function conditionsOf(filter: Doc): Conditions {
  const conditions = new Map<string, readonly Condition[]>();
  for (const [name, condition] of Object.entries(filter)) {
    const equality: Condition = [isRegExp(condition) ? '$regex' : '$eq', condition];
    conditions.set(name, isOperatorDoc(condition) ? Object.entries(condition) : [equality]);
  }
  return conditions;
}

/** The possible values of a field, if its conditions limit it to some. */
export function pointsOf(conditions: readonly Condition[]): unknown[] | undefined {
  for (const [operator, operand] of conditions) {
    const values = operator === '$eq' ? [operand] : operator === '$in' ? operand : undefined;
    const usable = (value: unknown) => !Array.isArray(value) && !isRegExp(value);
    if (Array.isArray(values) && values.every(usable)) return values;
  }
  return undefined;
}

/** A lookup of null also finds missing fields, and equal documents may differ in number types. */
export function isExactPoint(value: unknown): boolean {
  const order = orderOf(value);
  return order !== Order.Null && order !== Order.Object;
}

/** The key range, after the prefix of equal fields, that matches a field's conditions. */
export interface FieldRange extends KeyRange {
  /** Whether every key in the range meets all conditions. */
  exact: boolean;
}

/** Types whose comparisons also match array elements or missing fields. */
const UNBOUNDED: readonly number[] = [Order.Null, Order.Array, Order.Object];

/**
 * The range of the first comparison on a field, if any; the filter tests the others. A range covers
 * one type only, because comparisons do.
 */
export function rangeOf(
  conditions: readonly Condition[],
  direction: number,
): FieldRange | undefined {
  const first = conditions.find(
    ([operator, operand]) => /^\$[gl]te?$/.test(operator) && !UNBOUNDED.includes(orderOf(operand)),
  );
  if (!first) return undefined;
  const [operator, operand] = first;
  const order = orderOf(operand);
  const keys = [encodeValue(operand), Buffer.from([order])];
  const [value, type] = direction < 0 ? keys.map(inverted) : keys;
  const isInclusive = operator.endsWith('e');
  // NaN is in the range of numbers, but no comparison matches it.
  const exact = conditions.length === 1 && order !== Order.Number;
  return operator.startsWith('$g') === direction > 0
    ? { start: isInclusive ? value! : after(value!), end: after(type!), exact }
    : { start: type!, end: isInclusive ? after(value!) : value!, exact };
}
