import { Double, Int32 } from 'bson';

import { compare } from '../bson/compare';
import { encodeComponents } from '../bson/key-encoding';
import { arithmetic } from '../bson/numbers';
import {
  bsonClass,
  isDoc,
  isNumber,
  setField,
  toNumber,
  type Doc,
  type NumberValue,
} from '../bson/types';
import { location, notSupported } from '../errors';
import { compile, type Expression } from './expressions';

/** Folds one value of each document of a group; undefined stands for a missing value. */
interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

class Sum implements Accumulator {
  private total: NumberValue = new Int32(0);
  add(value: unknown): void {
    if (isNumber(value)) this.total = arithmetic('$inc', this.total, value) as NumberValue;
  }
  result = () => this.total;
}

class Average implements Accumulator {
  private total = 0;
  private count = 0;
  add(value: unknown): void {
    if (!isNumber(value)) return;
    if (bsonClass(value) === 'Decimal128') throw notSupported('$avg of decimals');
    this.total += toNumber(value);
    this.count++;
  }
  result = () => (this.count ? new Double(this.total / this.count) : null);
}

class Extreme implements Accumulator {
  private best: unknown = null;
  constructor(private readonly sign: 1 | -1) {}
  add(value: unknown): void {
    if (value === null || value === undefined) return;
    if (this.best === null || compare(value, this.best) * this.sign > 0) this.best = value;
  }
  result = () => this.best;
}

class Edge implements Accumulator {
  private value: unknown = null;
  private empty = true;
  constructor(private readonly last: boolean) {}
  add(value: unknown): void {
    if (this.last || this.empty) this.value = value ?? null;
    this.empty = false;
  }
  result = () => this.value;
}

class List implements Accumulator {
  private readonly values: unknown[] = [];
  private readonly seen = new Set<string>();
  constructor(private readonly distinct: boolean) {}
  add(value: unknown): void {
    if (value === undefined) return;
    if (this.distinct) {
      const key = keyOf(value);
      if (this.seen.has(key)) return;
      this.seen.add(key);
    }
    this.values.push(value);
  }
  result = () => this.values;
}

const ACCUMULATORS: Record<string, () => Accumulator> = {
  $sum: () => new Sum(),
  $avg: () => new Average(),
  $min: () => new Extreme(-1),
  $max: () => new Extreme(1),
  $first: () => new Edge(false),
  $last: () => new Edge(true),
  $push: () => new List(false),
  $addToSet: () => new List(true),
};

/** Equal values, whatever their numeric types, have equal keys. */
const keyOf = (value: unknown) => encodeComponents([value], [1]).toString('latin1');

interface Field {
  name: string;
  create: () => Accumulator;
  evaluate: Expression;
}

function compileField(name: string, spec: unknown): Field {
  const [operator = '', ...others] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || !operator.startsWith('$') || others.length) {
    throw location(40234, `The field '${name}' must be an accumulator object`);
  }
  if (operator === '$count') {
    return { name, create: () => new Sum(), evaluate: () => new Int32(1) };
  }
  const create = ACCUMULATORS[operator];
  if (!create) throw location(15952, `unknown group operator '${operator}'`);
  return { name, create, evaluate: compile(spec[operator]) };
}

/** Compiles `$group`; groups come out in the order of their first documents. */
export function compileGroup(spec: unknown, variables: Doc) {
  if (!isDoc(spec)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw location(15955, 'a group specification must include an _id');
  const { _id: idSpec, ...rest } = spec;
  const id = compile(idSpec);
  const fields = Object.entries(rest).map(([name, field]) => compileField(name, field));
  return function* (docs: Iterable<Doc>): Generator<Doc> {
    const groups = new Map<string, { _id: unknown; accumulators: Accumulator[] }>();
    for (const root of docs) {
      const scope = { root, variables };
      const _id = id(scope) ?? null;
      const key = keyOf(_id);
      let group = groups.get(key);
      if (!group) {
        group = { _id, accumulators: fields.map((field) => field.create()) };
        groups.set(key, group);
      }
      for (const [i, { evaluate }] of fields.entries()) group.accumulators[i]!.add(evaluate(scope));
    }
    for (const { _id, accumulators } of groups.values()) {
      const doc: Doc = { _id };
      for (const [i, { name }] of fields.entries()) {
        setField(doc, name, accumulators[i]!.result());
      }
      yield doc;
    }
  };
}
