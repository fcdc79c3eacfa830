import { Double, Int32, Long } from 'bson';

import { compare, equal } from '../bson/compare';
import { arithmetic } from '../bson/numbers';
import {
  bsonClass,
  isDoc,
  isNumber,
  orderOf,
  Order,
  stringOf,
  toNumber,
  truthy,
  typeName,
  type NumberValue,
} from '../bson/types';
import { badValue, failedToParse, location, notSupported } from '../errors';
import { DATE_OPERATORS } from './dates';
import { compile, type Expression } from './expressions';

export type OperatorCompiler = (operand: unknown) => Expression;

const isNullish = (value: unknown) => value === null || value === undefined;

/** The operand's parts: a list, or a single argument that needs no brackets. */
function compileArguments(name: string, operand: unknown, count?: number): Expression[] {
  const list = Array.isArray(operand) ? operand : [operand];
  if (count !== undefined && list.length !== count) {
    throw location(
      16020,
      `Expression ${name} takes exactly ${count} arguments. ${list.length} were passed in.`,
    );
  }
  return list.map(compile);
}

/** An operator of evaluated arguments. */
const fn =
  (name: string, count: number | undefined, apply: (...values: unknown[]) => unknown) =>
  (operand: unknown): Expression => {
    const parts = compileArguments(name, operand, count);
    return (scope) => apply(...parts.map((part) => part(scope)));
  };

/** As `fn`, for operators that answer null as soon as one argument is null or missing. */
const strict = (name: string, count: number | undefined, apply: (...v: unknown[]) => unknown) =>
  fn(name, count, (...values) => (values.some(isNullish) ? null : apply(...values)));

/** In expressions, unlike in queries, what is missing is below null. */
const compareValues = (a: unknown, b: unknown) =>
  (a === undefined ? 0 : 1) - (b === undefined ? 0 : 1) || compare(a, b);
const comparison = (name: string, holds: (order: number) => boolean) =>
  fn(name, 2, (a, b) => holds(compareValues(a, b)));

function number(name: string, value: unknown): NumberValue {
  if (isNumber(value)) return value;
  throw location(16554, `${name} only supports numeric or date types, not ${typeName(value)}`);
}
function text(name: string, value: unknown): string {
  if (orderOf(value) === Order.String) return stringOf(value);
  throw location(16702, `${name} only supports strings, not ${typeName(value)}`);
}
function array(name: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw location(28689, `${name} needs an array, but got ${typeName(value)}`);
}

function add(...values: unknown[]): unknown {
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw location(16612, 'only one date allowed in an $add expression');
  const sum = values
    .filter((value) => !(value instanceof Date))
    .reduce<unknown>(
      (total, value) => arithmetic('$inc', number('$add', total), number('$add', value)),
      new Int32(0),
    );
  return dates[0] ? new Date(dates[0].getTime() + toNumber(sum)) : sum;
}

function subtract(a: unknown, b: unknown): unknown {
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  const negative = arithmetic('$mul', number('$subtract', b), -1);
  return add(a, negative);
}

function divide(a: unknown, b: unknown): unknown {
  if ([a, b].some((value) => bsonClass(value) === 'Decimal128')) {
    throw notSupported('$divide of decimals');
  }
  const divisor = toNumber(number('$divide', b));
  if (divisor === 0) throw badValue("can't $divide by zero");
  return new Double(toNumber(number('$divide', a)) / divisor);
}

const elementAt = (values: unknown, index: unknown) =>
  array('$arrayElemAt', values).at(toNumber(number('$arrayElemAt', index)));

function substring(value: unknown, from: unknown, count: unknown): string {
  const start = toNumber(from);
  return [...text('$substrCP', value)].slice(start, start + toNumber(count)).join('');
}

function conditional(operand: unknown): Expression {
  const [test, yes, no] = isDoc(operand)
    ? [compile(operand.if), compile(operand.then), compile(operand.else)]
    : compileArguments('$cond', operand, 3);
  return (scope) => (truthy(test!(scope)) ? yes!(scope) : no!(scope));
}

function firstNotNull(operand: unknown): Expression {
  const parts = compileArguments('$ifNull', operand);
  return (scope) => {
    let value: unknown;
    for (const part of parts) {
      value = part(scope);
      if (!isNullish(value)) break;
    }
    return value;
  };
}

/** `$filter` and `$map`: an expression for each element, which `$$this` or `as` names. */
const overElements =
  (
    name: string,
    field: string,
    collect: (elements: unknown[], evaluate: (element: unknown) => unknown) => unknown[],
  ): OperatorCompiler =>
  (operand) => {
    if (!isDoc(operand) || !('input' in operand) || !(field in operand) || 'limit' in operand) {
      throw failedToParse(`${name} takes input, ${field} and as`);
    }
    const input = compile(operand.input);
    const body = compile(operand[field]);
    const as = operand.as === undefined ? 'this' : stringOf(operand.as);
    return (scope) => {
      const elements = input(scope);
      if (isNullish(elements)) return null;
      return collect(array(name, elements), (element) =>
        body({ ...scope, variables: { ...scope.variables, [as]: element } }),
      );
    };
  };

/** The operators of expressions. What is not here is refused by name. */
export const EXPRESSION_OPERATORS: Record<string, OperatorCompiler> = {
  $literal: (operand) => () => operand,
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $and: fn('$and', undefined, (...values) => values.every(truthy)),
  $or: fn('$or', undefined, (...values) => values.some(truthy)),
  $not: fn('$not', 1, (value) => !truthy(value)),
  $cond: conditional,
  $ifNull: firstNotNull,
  $add: strict('$add', undefined, add),
  $subtract: strict('$subtract', 2, subtract),
  $multiply: strict('$multiply', undefined, (...values) =>
    values.reduce<unknown>(
      (a, b) => arithmetic('$mul', number('$multiply', a), number('$multiply', b)),
      new Int32(1),
    ),
  ),
  $divide: strict('$divide', 2, divide),
  $concat: strict('$concat', undefined, (...values) =>
    values.map((value) => text('$concat', value)).join(''),
  ),
  $toLower: fn('$toLower', 1, (v) => (isNullish(v) ? '' : text('$toLower', v).toLowerCase())),
  $toUpper: fn('$toUpper', 1, (v) => (isNullish(v) ? '' : text('$toUpper', v).toUpperCase())),
  $strLenCP: fn('$strLenCP', 1, (v) => new Int32([...text('$strLenCP', v)].length)),
  $substrCP: fn('$substrCP', 3, (v, from, count) =>
    isNullish(v) ? '' : substring(v, number('$substrCP', from), number('$substrCP', count)),
  ),
  $type: fn('$type', 1, typeName),
  $isArray: fn('$isArray', 1, Array.isArray),
  $size: fn('$size', 1, (v) => new Int32(array('$size', v).length)),
  $in: fn('$in', 2, (v, list) => array('$in', list).some((element) => equal(element, v))),
  $arrayElemAt: strict('$arrayElemAt', 2, elementAt),
  $first: strict('$first', 1, (v) => array('$first', v)[0]),
  $last: strict('$last', 1, (v) => array('$last', v).at(-1)),
  $concatArrays: strict('$concatArrays', undefined, (...values) =>
    values.flatMap((value) => array('$concatArrays', value)),
  ),
  $filter: overElements('$filter', 'cond', (elements, test) =>
    elements.filter((element) => truthy(test(element))),
  ),
  $map: overElements('$map', 'in', (elements, evaluate) =>
    elements.map((element) => evaluate(element) ?? null),
  ),
  $mergeObjects: fn('$mergeObjects', undefined, (...values) =>
    Object.fromEntries(values.filter(isDoc).flatMap((value) => Object.entries(value))),
  ),
  ...DATE_OPERATORS,
};
