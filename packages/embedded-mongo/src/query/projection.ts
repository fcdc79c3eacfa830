import { isDoc, isNumber, setField, truthy, type Doc } from '../bson/types';
import { location, notSupported } from '../errors';

export type Projection = (doc: Doc) => Doc;

/** Fields to keep: completely (`true`), or only some nested fields. */
type Included = Map<string, Included | true>;

/** Compiles a projection by inclusion or by exclusion; undefined if it keeps everything. */
export function compileProjection(spec: Doc = {}): Projection | undefined {
  const names = Object.keys(spec).filter((name) => name !== '_id');
  const includes = truthy(spec[names[0] ?? '_id']);
  for (const [name, value] of Object.entries(spec)) {
    const isFlag = typeof value === 'boolean' || isNumber(value);
    if (!isFlag || name.includes('$') || (!includes && name.includes('.'))) {
      throw notSupported('A projection that does more than keep fields or leave out whole ones');
    }
  }
  if (names.some((name) => truthy(spec[name]) !== includes)) {
    throw includes
      ? location(31254, 'Cannot do exclusion in inclusion projection')
      : location(31253, 'Cannot do inclusion in exclusion projection');
  }
  if (!Object.keys(spec).length) return undefined;
  if (!includes) return (doc) => without(doc, spec);
  const withId = '_id' in spec ? truthy(spec._id) : true;
  const included = treeOf(withId ? ['_id', ...names] : names);
  return (doc) => only(doc, included);
}

function without(doc: Doc, spec: Doc): Doc {
  const rest: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    if (!Object.hasOwn(spec, name) || truthy(spec[name])) setField(rest, name, value);
  }
  return rest;
}

function treeOf(paths: readonly string[]): Included {
  const root: Included = new Map();
  for (const path of paths) {
    const parts = path.split('.');
    const last = parts.pop()!;
    let node = root;
    for (const part of parts) {
      const child = node.get(part) ?? new Map<string, Included | true>();
      if (child === true) throw location(31249, `Path collision at ${path}`);
      node.set(part, child);
      node = child;
    }
    if (node.has(last)) throw location(31250, `Path collision at ${path}`);
    node.set(last, true);
  }
  return root;
}

/**
 * Keeps the listed fields. If only nested fields are listed, values that are not documents are
 * dropped.
 */
function only(doc: Doc, kept: Included): Doc {
  const found: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const parts = kept.get(name);
    if (parts === true) setField(found, name, value);
    else if (parts && isDoc(value)) setField(found, name, only(value, parts));
    else if (parts && Array.isArray(value)) {
      setField(
        found,
        name,
        value.filter(isDoc).map((element) => only(element, parts)),
      );
    }
  }
  return found;
}
