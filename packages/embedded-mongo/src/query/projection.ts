import { isDoc, isNumber, setField, truthy, type Doc } from '../bson/types';
import { location, notSupported } from '../errors';
import { splitPath } from './paths';

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
  if (!isDoc(value)) return value;
  const kept: Doc = {};
  for (const [name, field] of Object.entries(value)) {
    const child = tree[name];
    if (child !== true) setField(kept, name, child ? exclude(field, child) : field);
  }
  return kept;
}

/** Compiles a projection by inclusion or by exclusion; undefined if it keeps everything. */
export function compileProjection(spec: Doc | undefined): Projection | undefined {
  if (!spec || !Object.keys(spec).length) return undefined;
  const tree = emptyTree();
  let mode: Mode | undefined;
  let keepId: boolean | undefined;
  for (const [path, value] of Object.entries(spec)) {
    const isFlag = typeof value === 'boolean' || isNumber(value);
    if (!isFlag || path.includes('$')) {
      throw notSupported('A projection that does more than keep or leave out fields');
    }
    if (path === '_id') {
      keepId = truthy(value);
      continue;
    }
    const wanted = truthy(value) ? 'inclusion' : 'exclusion';
    if (mode && mode !== wanted) {
      const code = wanted === 'inclusion' ? 31253 : 31254;
      throw location(code, `Cannot do ${wanted} in ${mode} projection`);
    }
    mode = wanted;
    addPath(tree, path);
  }
  mode ??= keepId ? 'inclusion' : 'exclusion';
  if (mode === 'inclusion') {
    if (keepId !== false) tree._id ??= true;
    return (doc) => include(doc, tree) as Doc;
  }
  if (keepId === false) tree._id = true;
  return (doc) => exclude(doc, tree) as Doc;
}
