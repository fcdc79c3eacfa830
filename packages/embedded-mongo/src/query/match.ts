import { compileExpression } from '../aggregation/expressions';
import { isDoc, isOperatorDoc, isOperatorName, truthy, typeName, type Doc } from '../bson/types';
import { badValue, notSupported, typeMismatch } from '../errors';
import { compileOperators, onAny, valueTest } from './operators';
import { splitPath } from './paths';

/** What a filter may refer to besides the document: the variables of a `$lookup`. */
export interface FilterScope {
  variables?: Doc;
}

export type DocTest = (doc: Doc) => boolean;

function compileLogical(operator: string, operand: unknown, scope: FilterScope): DocTest {
  if (!Array.isArray(operand) || !operand.length) {
    throw badValue(`${operator} must be a nonempty array`);
  }
  const tests = operand.map((part) => {
    if (!isDoc(part)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilter(part, scope);
  });
  if (operator === '$and') return (doc) => tests.every((test) => test(doc));
  const some: DocTest = (doc) => tests.some((test) => test(doc));
  return operator === '$or' ? some : (doc) => !some(doc);
}

function compileTopLevel(
  operator: string,
  operand: unknown,
  scope: FilterScope,
): DocTest | undefined {
  switch (operator) {
    case '$and':
    case '$or':
    case '$nor':
      return compileLogical(operator, operand, scope);
    case '$expr': {
      const evaluate = compileExpression(operand, scope.variables);
      return (doc) => truthy(evaluate(doc));
    }
    case '$comment':
      return undefined;
    case '$where':
    case '$text':
    case '$jsonSchema':
      throw notSupported(operator);
    default:
      throw badValue(`unknown top level operator: ${operator}`);
  }
}

/** Compiles a filter to a test of documents; throws BadValue for what no server would accept. */
export function compileFilter(filter: unknown, scope: FilterScope = {}): DocTest {
  if (!isDoc(filter)) {
    throw typeMismatch(`Expected field filter to be of type object, but found ${typeName(filter)}`);
  }
  const tests: DocTest[] = [];
  for (const [name, condition] of Object.entries(filter)) {
    if (isOperatorName(name)) {
      const test = compileTopLevel(name, condition, scope);
      if (test) tests.push(test);
      continue;
    }
    const path = splitPath(name);
    tests.push(
      isOperatorDoc(condition)
        ? compileOperators(path, condition, scope)
        : onAny(path, valueTest(condition)),
    );
  }
  return tests.length === 1 ? tests[0]! : (doc) => tests.every((test) => test(doc));
}
