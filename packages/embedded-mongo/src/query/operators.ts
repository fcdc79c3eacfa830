import { compare, encodeValue } from '../bson/key-encoding';
import { isOperatorDoc, isRegExp, orderOf, Order, toNumber, truthy, type Doc } from '../bson/types';
import { badValue, location, notSupported } from '../errors';
import { somePathValue } from './paths';

export type Test = (value: unknown) => boolean;

/** Tests each value at the path, and also the elements of arrays. */
export const onAny =
  (path: readonly string[], test: Test): Test =>
  (doc) =>
    somePathValue(doc, path, (v) => test(v) || (Array.isArray(v) && v.some(test)));
/** Tests each value at the path; arrays only as a whole. */
const onValue =
  (path: readonly string[], test: Test): Test =>
  (doc) =>
    somePathValue(doc, path, test);
const not =
  (test: Test): Test =>
  (doc) =>
    !test(doc);

/** The `u` flag rejects escapes that JavaScript and PCRE read differently. */
function regexTest(operand: unknown): Test {
  if (!isRegExp(operand)) throw badValue('$regex has to be a regular expression');
  const { pattern, options } = operand;
  if (/[^ims]/.test(options)) throw badValue(`invalid flag in regex options: ${options}`);
  try {
    const expression = new RegExp(pattern, `${options}u`);
    return (v) => typeof v === 'string' && expression.test(v);
  } catch (error) {
    throw location(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** Equality in queries: null also matches missing fields. */
function equalityTest(operand: unknown): Test {
  if (operand === null || operand === undefined) return (v) => v === null || v === undefined;
  if (typeof operand === 'string') return (v) => v === operand;
  const bytes = encodeValue(operand);
  return (v) => v !== undefined && encodeValue(v).equals(bytes);
}

/** Equality, or a match of a regular expression. */
export const valueTest = (operand: unknown): Test =>
  isRegExp(operand) ? regexTest(operand) : equalityTest(operand);

const ORDERINGS = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};

/** Only values of the same type compare; NaN equals only NaN. */
function orderingTest(operator: keyof typeof ORDERINGS, operand: unknown): Test {
  const holds = ORDERINGS[operator];
  const order = orderOf(operand);
  if (order === Order.Null) {
    return (v) => operator.endsWith('e') && (v === null || v === undefined);
  }
  const isNaN = (v: unknown) => order === Order.Number && Number.isNaN(toNumber(v));
  return (v) =>
    v !== undefined &&
    orderOf(v) === order &&
    isNaN(v) === isNaN(operand) &&
    holds(compare(v, operand));
}

function listOperand(operator: string, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  if (operand.some(isOperatorDoc)) throw notSupported(`An operator within ${operator}`);
  return operand;
}

function compileOperator(path: readonly string[], operator: string, operand: unknown): Test {
  switch (operator) {
    case '$eq':
      return onAny(path, equalityTest(operand));
    case '$ne':
      return not(onAny(path, equalityTest(operand)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return (Array.isArray(operand) ? onValue : onAny)(path, orderingTest(operator, operand));
    case '$in': {
      const tests = listOperand(operator, operand).map(valueTest);
      return onAny(path, (v) => tests.some((test) => test(v)));
    }
    case '$nin':
      return not(compileOperator(path, '$in', operand));
    case '$all': {
      const tests = listOperand(operator, operand).map((each) => onAny(path, valueTest(each)));
      return (doc) => tests.length > 0 && tests.every((test) => test(doc));
    }
    case '$exists': {
      const exists = onValue(path, (v) => v !== undefined);
      return truthy(operand) ? exists : not(exists);
    }
    case '$regex':
      return onAny(path, regexTest(operand));
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

/** Compiles operators on one path, such as `{ $gt: 1, $lt: 5 }`. */
export function compileOperators(path: readonly string[], operators: Doc): Test {
  const tests = Object.entries(operators).map(([operator, operand]) =>
    compileOperator(path, operator, operand),
  );
  return (doc) => tests.every((test) => test(doc));
}
