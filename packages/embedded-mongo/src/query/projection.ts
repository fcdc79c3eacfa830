import { compileExpression } from '../aggregation/expressions';
import {
  bsonClass,
  clone,
  getField,
  isDoc,
  isNumber,
  setField,
  toNumber,
  truthy,
  type Doc,
} from '../bson/types';
import { badValue, location, notSupported } from '../errors';
import { compileFilter, type DocTest, type FilterScope } from './match';
import { splitPath } from './paths';
import { positionOf, valueAt } from './positional';

/** The named paths as a tree; true marks where a path ends. */
interface PathTree {
  [field: string]: PathTree | true;
}

/** Without a prototype, so that a field may have any name. */
const emptyTree = (): PathTree => Object.create(null) as PathTree;

type Mode = 'inclusion' | 'exclusion';
export type Projection = (doc: Doc) => Doc;

function addPath(tree: PathTree, path: string): void {
  const segments = splitPath(path);
  const last = segments.pop()!;
  let node = tree;
  for (const segment of segments) {
    const child = node[segment];
    if (child === true) throw location(31250, `Path collision at ${path}`);
    node = child ?? (node[segment] = emptyTree());
  }
  if (last in node) throw location(31249, `Path collision at ${path}`);
  node[last] = true;
}

function include(value: unknown, tree: PathTree | true): unknown {
  if (tree === true) return value;
  if (Array.isArray(value)) {
    return value.filter((e) => isDoc(e) || Array.isArray(e)).map((e) => include(e, tree));
  }
  if (!isDoc(value)) return undefined;
  const kept: Doc = {};
  for (const name of Object.keys(value)) {
    const child = tree[name];
    const part = child === undefined ? undefined : include(value[name], child);
    if (part !== undefined) setField(kept, name, part);
  }
  return kept;
}

function exclude(value: unknown, tree: PathTree): unknown {
  if (Array.isArray(value)) return value.map((element) => exclude(element, tree));
  if (!isDoc(value) || bsonClass(value) !== undefined) return value;
  const kept: Doc = {};
  for (const [name, field] of Object.entries(value)) {
    const child = tree[name];
    if (child !== true) setField(kept, name, child ? exclude(field, child) : field);
  }
  return kept;
}

/** Writes a computed value, making the documents on the way; arrays get it in each element. */
export function setPath(node: Doc, [name, ...rest]: readonly string[], value: unknown): void {
  if (name === undefined) return;
  if (!rest.length) return setField(node, name, value);
  const child = getField(node, name);
  if (Array.isArray(child)) {
    const elements = child.map((element) => (isDoc(element) ? { ...element } : {}));
    for (const element of elements) setPath(element, rest, value);
    return setField(node, name, elements);
  }
  const copy = isDoc(child) ? { ...child } : {};
  setPath(copy, rest, value);
  setField(node, name, copy);
}

function slice(array: unknown[], argument: unknown): unknown[] {
  if (isNumber(argument)) {
    const count = toNumber(argument);
    return count >= 0 ? array.slice(0, count) : array.slice(count);
  }
  const [skip = 0, limit = 0] = (argument as unknown[]).map(toNumber);
  const from = skip < 0 ? Math.max(0, array.length + skip) : skip;
  return array.slice(from, from + limit);
}

function slicePath(node: unknown, path: readonly string[], argument: unknown): void {
  const [name, ...rest] = path;
  if (Array.isArray(node)) for (const element of node) slicePath(element, path, argument);
  if (!isDoc(node) || name === undefined) return;
  const child = getField(node, name);
  if (rest.length) slicePath(child, rest, argument);
  else if (Array.isArray(child)) setField(node, name, slice(child, argument));
}

const isFlag = (value: unknown) => typeof value === 'boolean' || isNumber(value);
const isSliceArgument = (value: unknown) =>
  isNumber(value) || (Array.isArray(value) && value.length === 2 && value.every(isNumber));

/** `{ a: { b: 1 } }` means `{ "a.b": 1 }`. */
export function flatten(spec: Doc, prefix = ''): [string, unknown][] {
  return Object.entries(spec).flatMap(([name, value]) => {
    const nested =
      isDoc(value) &&
      bsonClass(value) === undefined &&
      Object.keys(value).length > 0 &&
      !Object.keys(value)[0]!.startsWith('$');
    return nested
      ? flatten(value, `${prefix}${name}.`)
      : ([[prefix + name, value]] as [string, unknown][]);
  });
}

/** What a projection asks for, read field by field. */
class ProjectionSpec {
  mode?: Mode;
  keepId?: boolean;
  readonly tree = emptyTree();
  positional?: string[];
  readonly slices: [string[], unknown][] = [];
  readonly elements: [string, DocTest][] = [];
  readonly computed: [string[], (doc: Doc) => unknown][] = [];

  constructor(
    spec: Doc,
    private readonly scope: FilterScope,
  ) {
    const fields = flatten(spec);
    for (const [path, value] of fields) this.read(path, value);
    this.mode ??= this.defaultMode(fields.length);
    if (this.mode === 'inclusion') {
      for (const [path] of this.slices) addPath(this.tree, path.join('.'));
      if (this.keepId !== false) this.tree._id ??= true;
    } else if (this.keepId === false) this.tree._id = true;
  }

  private defaultMode(fieldCount: number): Mode {
    if (this.elements.length) return 'inclusion';
    return this.keepId && fieldCount === 1 ? 'inclusion' : 'exclusion';
  }

  private want(mode: Mode): void {
    if (this.mode && this.mode !== mode) {
      throw location(
        mode === 'inclusion' ? 31253 : 31254,
        `Cannot do ${mode} in ${this.mode} projection`,
      );
    }
    this.mode = mode;
  }

  private read(path: string, value: unknown): void {
    if (isFlag(value)) return this.readFlag(path, truthy(value));
    if (isDoc(value) && '$slice' in value && isSliceArgument(value.$slice)) {
      this.slices.push([splitPath(path), value.$slice]);
    } else if (isDoc(value) && '$elemMatch' in value) {
      if (path.includes('.')) throw location(31275, 'Cannot use $elemMatch projection on a path.');
      this.elements.push([path, compileFilter({ array: value })]);
    } else if (isDoc(value) && '$meta' in value) {
      throw notSupported('$meta');
    } else {
      this.want('inclusion');
      this.computed.push([splitPath(path), compileExpression(value, this.scope.variables)]);
    }
  }

  private readFlag(path: string, keep: boolean): void {
    if (path === '_id') {
      this.keepId = keep;
      return;
    }
    this.want(keep ? 'inclusion' : 'exclusion');
    if (path.endsWith('.$')) {
      if (!keep || this.positional) throw badValue('Only one positional projection is allowed.');
      path = path.slice(0, -2);
      this.positional = splitPath(path);
    }
    addPath(this.tree, path);
  }
}

/**
 * Compiles a projection; undefined if it keeps everything. The filter is needed for the
 * positional `$`.
 */
export function compileProjection(
  spec: Doc | undefined,
  filter: Doc = {},
  scope: FilterScope = {},
): Projection | undefined {
  if (!spec || !Object.keys(spec).length) return undefined;
  const { mode, tree, positional, slices, elements, computed } = new ProjectionSpec(spec, scope);
  return (doc) => {
    let result = (mode === 'inclusion' ? include(doc, tree) : exclude(doc, tree)) as Doc;
    if (positional && Array.isArray(valueAt(doc, positional))) {
      const array = valueAt(doc, positional) as unknown[];
      setPath(result, positional, [array[positionOf(doc, positional, filter)]]);
    }
    if (slices.length) {
      result = clone(result);
      for (const [path, argument] of slices) slicePath(result, path, argument);
    }
    for (const [name, test] of elements) {
      const array = getField(doc, name);
      const match = Array.isArray(array) ? array.find((e) => test({ array: [e] })) : undefined;
      if (match !== undefined) setField(result, name, [match]);
      else delete result[name];
    }
    for (const [path, evaluate] of computed) {
      const value = evaluate(doc);
      if (value !== undefined) setPath(result, path, value);
    }
    return result;
  };
}
