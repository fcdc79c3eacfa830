import { Int32 } from 'bson';

import { encodeComponents } from '../bson/key-encoding';
import { add } from '../bson/numbers';
import { isDoc, isNumber, setField, toNumber, type Doc, type NumberValue } from '../bson/types';
import { location, notSupported } from '../errors';
import { childOf, splitPath } from '../query/paths';

/** What becomes of the documents that a query finds, or of their number where that is enough. */
export type Grouping =
  { ofCount(total: number): Doc } | { of(records: Iterable<{ doc: Doc }>): Iterable<Doc> };

function fieldOf(node: unknown, segment: string): unknown {
  if (Array.isArray(node)) throw notSupported('A field within an array in $group');
  return childOf(node, segment);
}

/** A constant, or the value of a field (`'$name'`). */
function compileValue(spec: unknown): (doc: Doc) => unknown {
  if (isDoc(spec) || Array.isArray(spec)) throw notSupported('An expression in $group');
  if (typeof spec !== 'string' || !spec.startsWith('$')) return () => spec;
  if (spec.startsWith('$$')) throw notSupported(`The variable ${spec}`);
  const path = splitPath(spec.slice(1));
  return (doc) => path.reduce<unknown>(fieldOf, doc);
}

/** The operand of a field's `$sum`, the only accumulator there is. */
function sumOf(name: string, spec: unknown): unknown {
  const [operator, ...others] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || operator === undefined || others.length) {
    throw location(40234, `The field '${name}' must be an accumulator object`);
  }
  if (operator !== '$sum') throw location(15952, `unknown group operator '${operator}'`);
  return spec.$sum;
}

/** Compiles `$group`; groups come out in the order of their first documents. */
export function compileGroup(spec: unknown): Grouping {
  if (!isDoc(spec)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw location(15955, 'a group specification must include an _id');
  const { _id: id, ...rest } = spec;
  const idOf = compileValue(id);
  const fields = Object.entries(rest).map(([name, field]) => {
    const operand = sumOf(name, field);
    return { name, operand, valueOf: compileValue(operand) };
  });
  // As countDocuments sends it: everything in one group, and one for each document.
  const isOne = (value: unknown) => isNumber(value) && toNumber(value) === 1;
  const counts = (id === null || isNumber(id)) && fields.every(({ operand }) => isOne(operand));
  if (counts) {
    const sums = (total: number) => fields.map(({ name }) => [name, new Int32(total)]);
    return { ofCount: (total) => ({ _id: id, ...Object.fromEntries(sums(total)) }) };
  }
  function of(records: Iterable<{ doc: Doc }>): Iterable<Doc> {
    const groups = new Map<string, Doc>();
    for (const { doc } of records) {
      const _id = idOf(doc) ?? null;
      // Equal values, whatever their numeric types, have equal keys.
      const key = encodeComponents([_id], []).toString('latin1');
      const group = groups.get(key) ?? { _id };
      groups.set(key, group);
      for (const { name, valueOf } of fields) {
        const total = (group[name] as NumberValue | undefined) ?? new Int32(0);
        const value = valueOf(doc);
        setField(group, name, isNumber(value) ? add(total, value) : total);
      }
    }
    return groups.values();
  }
  return { of };
}

/** Compiles `$count`. */
export function compileCount(spec: unknown): Grouping {
  if (typeof spec !== 'string' || !spec || /[$.]/.test(spec)) {
    throw location(40156, 'the count field must be a non-empty string without $ and dots');
  }
  return { ofCount: (total) => ({ [spec]: new Int32(total) }) };
}
