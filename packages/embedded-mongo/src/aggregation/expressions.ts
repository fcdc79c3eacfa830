import { bsonClass, getField, isDoc, setField, type Doc } from '../bson/types';
import { failedToParse, location, MongoError } from '../errors';
import { splitPath } from '../query/paths';
import { EXPRESSION_OPERATORS } from './operators';

/** What an expression is evaluated against. */
export interface Scope {
  root: Doc;
  variables: Doc;
}

/** A compiled expression; undefined stands for a missing value. */
export type Expression = (scope: Scope) => unknown;

/** Follows a field path as expressions do: through arrays, and never by index. */
function resolve(node: unknown, path: readonly string[], depth = 0): unknown {
  const segment = path[depth];
  if (segment === undefined) return node;
  if (Array.isArray(node)) {
    return node.map((element) => resolve(element, path, depth)).filter((v) => v !== undefined);
  }
  return isDoc(node) ? resolve(getField(node, segment), path, depth + 1) : undefined;
}

function compileVariable(reference: string): Expression {
  const [name = '', ...path] = splitPath(reference);
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      return ({ root }) => resolve(root, path);
    case 'NOW':
      return () => resolve(new Date(), path);
    case 'REMOVE':
      return () => undefined;
  }
  return ({ variables }) => {
    if (!Object.hasOwn(variables, name)) {
      throw location(17276, `Use of undefined variable: ${name}`);
    }
    return resolve(variables[name], path);
  };
}

function compileString(text: string): Expression {
  if (text.startsWith('$$')) return compileVariable(text.slice(2));
  if (!text.startsWith('$')) return () => text;
  if (text === '$') throw location(16872, "'$' by itself is not a valid FieldPath");
  const path = splitPath(text.slice(1));
  return ({ root }) => resolve(root, path);
}

function compileObject(spec: Doc): Expression {
  const fields = Object.entries(spec).map(([name, part]) => [name, compile(part)] as const);
  return (scope) => {
    const result: Doc = {};
    for (const [name, evaluate] of fields) {
      const value = evaluate(scope);
      if (value !== undefined) setField(result, name, value);
    }
    return result;
  };
}

/** Compiles an expression; an operator that is not held is refused here, before any document. */
export function compile(spec: unknown): Expression {
  if (typeof spec === 'string') return compileString(spec);
  if (Array.isArray(spec)) {
    const parts = spec.map(compile);
    return (scope) => parts.map((part) => part(scope) ?? null);
  }
  if (!isDoc(spec) || bsonClass(spec) !== undefined) return () => spec;
  const names = Object.keys(spec);
  const name = names[0] ?? '';
  if (!name.startsWith('$')) return compileObject(spec);
  if (names.length > 1) {
    throw failedToParse('an expression specification must contain exactly one field');
  }
  const operator = EXPRESSION_OPERATORS[name];
  if (!operator) {
    throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  }
  return operator(spec[name]);
}

/** Compiles an expression to a function of the document alone. */
export function compileExpression(spec: unknown, variables: Doc = {}): (doc: Doc) => unknown {
  const evaluate = compile(spec);
  return (root) => evaluate({ root, variables });
}
