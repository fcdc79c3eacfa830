import { isDoc, isOperatorDoc, type Doc } from '../bson/types';
import { badValue, typeMismatch } from '../errors';
import { compileOperators, onAny, valueTest } from './operators';
import { splitPath } from './paths';

export type DocTest = (doc: Doc) => boolean;

function compileOr(operand: unknown): DocTest {
  if (!Array.isArray(operand) || !operand.length) throw badValue('$or must be a nonempty array');
  const tests = operand.map((part) => {
    if (!isDoc(part)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilter(part);
  });
  return (doc) => tests.some((test) => test(doc));
}

function compileField(name: string, condition: unknown): DocTest {
  if (name === '$or') return compileOr(condition);
  if (name.startsWith('$')) throw badValue(`unknown top level operator: ${name}`);
  const path = splitPath(name);
  return isOperatorDoc(condition)
    ? compileOperators(path, condition)
    : onAny(path, valueTest(condition));
}

/**
 * Compiles a filter to a test of documents.
 * @throws MongoError BadValue
 */
export function compileFilter(filter: unknown): DocTest {
  if (!isDoc(filter)) throw typeMismatch('Expected field filter to be of type object');
  const tests = Object.entries(filter).map(([name, condition]) => compileField(name, condition));
  return (doc) => tests.every((test) => test(doc));
}
