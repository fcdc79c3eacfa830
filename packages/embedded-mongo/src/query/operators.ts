import { compare, encodeComponents } from '../bson/key-encoding';
import {
  bsonClass,
  isDoc,
  isOperatorDoc,
  isRegExp,
  orderOf,
  Order,
  toNumber,
  truthy,
  type Doc,
  type ObjectId,
} from '../bson/types';
import { badValue, notSupported } from '../errors';
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

const regexTest =
  (expression: RegExp): Test =>
  (v) =>
    typeof v === 'string' && expression.test(v);

/** Equality as queries mean it: null also matches what is missing. */
function equalityTest(operand: unknown): Test {
  if (operand === null || operand === undefined) return (v) => v === null || v === undefined;
  if (typeof operand === 'string') return (v) => v === operand;
  const order = orderOf(operand);
  const key = encodeComponents([operand], []);
  return (v) => v !== undefined && orderOf(v) === order && encodeComponents([v], []).equals(key);
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

/** Comparisons hold between values of one type only; NaN compares to NaN alone. */
function orderingTest(operator: keyof typeof ORDERINGS, operand: unknown): Test {
  const holds = ORDERINGS[operator];
  const order = orderOf(operand);
  if (order === Order.Null) {
    return (v) => operator.endsWith('e') && (v === null || v === undefined);
  }
  const isNaN = (v: unknown) => order === Order.Number && Number.isNaN(toNumber(v));
  const operandIsNaN = isNaN(operand);
  return (v) =>
    v !== undefined &&
    orderOf(v) === order &&
    isNaN(v) === operandIsNaN &&
    holds(compare(v, operand));
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

function allTest(path: readonly string[], operands: unknown): Test {
  if (!Array.isArray(operands)) throw badValue('$all needs an array');
  if (operands.some(isOperatorDoc)) throw notSupported('An operator within $all');
  const tests = operands.map((operand) => onAny(path, valueTest(operand)));
  return (doc) => tests.length > 0 && tests.every((test) => test(doc));
}

function compileOperator(
  path: readonly string[],
  operator: string,
  operand: unknown,
  operators: Doc,
): Test {
  switch (operator) {
    case '$eq':
      return onAny(path, equalityTest(operand));
    case '$ne':
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
      if (isRegExp(operand)) return not(onAny(path, valueTest(operand)));
      if (!isDoc(operand)) throw badValue('$not needs a regex or a document');
      return not(compileOperators(path, operand));
    case '$exists': {
      const exists = onWhole(path, (v) => v !== undefined);
      return truthy(operand) ? exists : not(exists);
    }
    case '$regex':
      return onAny(path, regexTest(toRegExp(operand, operators.$options)));
    case '$options':
      if (!('$regex' in operators)) throw badValue('$options needs a $regex');
      return () => true;
    case '$all':
      return allTest(path, operand);
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

/** Compiles `{ $gt: 1, $lt: 5 }` and the like for one path. */
export function compileOperators(path: readonly string[], operators: Doc): Test {
  const tests = Object.entries(operators).map(([operator, operand]) =>
    compileOperator(path, operator, operand, operators),
  );
  return tests.length === 1 ? tests[0]! : (doc) => tests.every((test) => test(doc));
}
