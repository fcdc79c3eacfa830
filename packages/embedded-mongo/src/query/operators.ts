import { compare, equal } from '../bson/compare';
import {
  bsonClass,
  getField,
  isDoc,
  isNumber,
  isOperatorDoc,
  isOperatorName,
  isRegExp,
  orderOf,
  Order,
  stringOf,
  toNumber,
  truthy,
  typeName,
  type Doc,
  type ObjectId,
} from '../bson/types';
import { badValue } from '../errors';
import type { FilterScope } from './match';
import { compileFilter } from './match';
import { somePathValue } from './paths';
import { toRegExp } from './regex';

export type Test = (value: unknown) => boolean;

/** Tests each value at the path, and where one is an array, each of its elements too. */
export const onAny =
  (path: readonly string[], test: Test): Test =>
  (doc) =>
    somePathValue(doc, path, (v) => test(v) || (Array.isArray(v) && v.some(test)));
/** Tests each value at the path as it is. */
const onWhole =
  (path: readonly string[], test: Test): Test =>
  (doc) =>
    somePathValue(doc, path, test);
const not =
  (test: Test): Test =>
  (doc) =>
    !test(doc);

const regexTest = (expression: RegExp): Test => {
  return (v) => orderOf(v) === Order.String && expression.test(stringOf(v));
};

/** Equality as queries mean it: null also matches what is missing. */
function equalityTest(operand: unknown): Test {
  if (operand === null || operand === undefined) return (v) => v === null || v === undefined;
  return (v) => v !== undefined && equal(v, operand);
}

/** Equality, or a match where the operand is a regular expression. */
export const valueTest = (operand: unknown): Test =>
  isRegExp(operand) ? regexTest(toRegExp(operand)) : equalityTest(operand);

const ORDERINGS = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};
type Ordering = keyof typeof ORDERINGS;

/** Comparisons hold between values of one type only; NaN compares to NaN alone. */
function orderingTest(operator: Ordering, operand: unknown): Test {
  const holds = ORDERINGS[operator];
  const order = orderOf(operand);
  if (order === Order.Null) {
    return (v) => operator.endsWith('e') && (v === null || v === undefined);
  }
  if (order === Order.RegExp) throw badValue("Can't have RegEx as arg to predicate over field.");
  const extreme = order === Order.MinKey || order === Order.MaxKey;
  const isNaN = (v: unknown) => order === Order.Number && Number.isNaN(toNumber(v));
  const operandIsNaN = isNaN(operand);
  return (v) => {
    if (v === undefined) return false;
    if (orderOf(v) !== order) return extreme && holds(orderOf(v) - order);
    return isNaN(v) === operandIsNaN && holds(compare(v, operand));
  };
}

/** Texts and ids have a cheap exact form, which makes a long `$in` a look-up. */
const hashable = (v: unknown) =>
  typeof v === 'string'
    ? `s${v}`
    : bsonClass(v) === 'ObjectId'
      ? `o${(v as ObjectId).toHexString()}`
      : undefined;

function membershipTest(operator: string, operands: unknown): Test {
  if (!Array.isArray(operands)) throw badValue(`${operator} needs an array`);
  if (operands.some(isOperatorDoc)) throw badValue(`cannot nest $ under ${operator}`);
  const known = new Set(operands.map(hashable).filter((key) => key !== undefined));
  const others = operands.filter((operand) => hashable(operand) === undefined).map(valueTest);
  return (v) => known.has(hashable(v) ?? '') || others.some((test) => test(v));
}

const TYPE_NUMBERS: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  13: 'javascript',
  14: 'symbol',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
};
const TYPE_NAMES = new Set([...Object.values(TYPE_NUMBERS), 'number', 'undefined']);

function typeTest(operand: unknown): Test {
  const wanted = new Set(
    (Array.isArray(operand) ? operand : [operand]).map((type) => {
      const name = isNumber(type) ? TYPE_NUMBERS[toNumber(type)] : type;
      if (!TYPE_NAMES.has(name as string)) throw badValue(`Unknown type name alias: ${type}`);
      return name;
    }),
  );
  return (v) => wanted.has(typeName(v)) || (wanted.has('number') && isNumber(v));
}

function elementTest(operand: unknown, scope: FilterScope): Test {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const names = Object.keys(operand);
  const onValues =
    names.length > 0 &&
    names.every((name) => isOperatorName(name) && !['$and', '$or', '$nor', '$expr'].includes(name));
  if (onValues) {
    const test = compileOperators([], operand, scope);
    return (v) => Array.isArray(v) && v.some(test);
  }
  const matches = compileFilter(operand, scope);
  return (v) =>
    Array.isArray(v) && v.some((e) => (isDoc(e) || Array.isArray(e)) && matches(e as Doc));
}

function compileOperator(
  path: readonly string[],
  operator: string,
  operand: unknown,
  operators: Doc,
  scope: FilterScope,
): Test | undefined {
  switch (operator) {
    case '$eq':
      return onAny(path, equalityTest(operand));
    case '$ne':
      if (isRegExp(operand)) throw badValue("Can't have regex as arg to $ne.");
      return not(onAny(path, equalityTest(operand)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return (Array.isArray(operand) ? onWhole : onAny)(path, orderingTest(operator, operand));
    case '$in':
      return onAny(path, membershipTest(operator, operand));
    case '$nin':
      return not(onAny(path, membershipTest(operator, operand)));
    case '$not':
      if (isRegExp(operand)) return not(onAny(path, regexTest(toRegExp(operand))));
      if (!isDoc(operand)) throw badValue('$not needs a regex or a document');
      return not(compileOperators(path, operand, scope));
    case '$exists': {
      const exists = onWhole(path, (v) => v !== undefined);
      return truthy(operand) ? exists : not(exists);
    }
    case '$type':
      return onAny(path, typeTest(operand));
    case '$size': {
      if (!isNumber(operand)) throw badValue('$size needs a number');
      const size = toNumber(operand);
      return onWhole(path, (v) => Array.isArray(v) && v.length === size);
    }
    case '$regex':
      return onAny(path, regexTest(toRegExp(operand, getField(operators, '$options'))));
    case '$options':
      if (!('$regex' in operators)) throw badValue('$options needs a $regex');
      return undefined;
    case '$all': {
      if (!Array.isArray(operand)) throw badValue('$all needs an array');
      const tests = operand.map((o) =>
        isDoc(o) && '$elemMatch' in o
          ? onWhole(path, elementTest(o.$elemMatch, scope))
          : onAny(path, valueTest(o)),
      );
      return (doc) => tests.length > 0 && tests.every((test) => test(doc));
    }
    case '$elemMatch':
      return onWhole(path, elementTest(operand, scope));
    case '$comment':
      return undefined;
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

/** Compiles `{ $gt: 1, $lt: 5 }` and the like for one path. */
export function compileOperators(
  path: readonly string[],
  operators: Doc,
  scope: FilterScope,
): Test {
  const tests = Object.entries(operators)
    .map(([operator, operand]) => compileOperator(path, operator, operand, operators, scope))
    .filter((test) => test !== undefined);
  return tests.length === 1 ? tests[0]! : (doc) => tests.every((test) => test(doc));
}
