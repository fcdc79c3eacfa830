import { isDoc, isOperatorDoc, typeName, type Doc } from '../bson/types';
import { badValue, typeMismatch } from '../errors';
import { compileOperators, onAny, valueTest } from './operators';
import { splitPath } from './paths';

export type DocTest = (doc: Doc) => boolean;

function compileLogical(operator: '$and' | '$or', operand: unknown): DocTest {
  if (!Array.isArray(operand) || !operand.length) {
    throw badValue(`${operator} must be a nonempty array`);
  }
  const tests = operand.map((part) => {
    if (!isDoc(part)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilter(part);
  });
  return operator === '$and'
    ? (doc) => tests.every((test) => test(doc))
    : (doc) => tests.some((test) => test(doc));
}

function compileField(name: string, condition: unknown): DocTest {
  if (name === '$and' || name === '$or') return compileLogical(name, condition);
  if (name.startsWith('$')) throw badValue(`unknown top level operator: ${name}`);
  const path = splitPath(name);
  return isOperatorDoc(condition)
    ? compileOperators(path, condition)
    : onAny(path, valueTest(condition));
}

/** Compiles a filter to a test of documents; throws BadValue for what no server would accept. */
export function compileFilter(filter: unknown): DocTest {
  if (!isDoc(filter)) {
    throw typeMismatch(`Expected field filter to be of type object, but found ${typeName(filter)}`);
  }
  const tests = Object.entries(filter).map(([name, condition]) => compileField(name, condition));
  return tests.length === 1 ? tests[0]! : (doc) => tests.every((test) => test(doc));
}
