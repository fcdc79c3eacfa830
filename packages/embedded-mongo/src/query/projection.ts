import { isNumber, setField, truthy, type Doc } from '../bson/types';
import { location, notSupported } from '../errors';

export type Projection = (doc: Doc) => Doc;

/** Compiles a projection by inclusion or by exclusion; undefined if it keeps everything. */
export function compileProjection(spec: Doc = {}): Projection | undefined {
  for (const [name, value] of Object.entries(spec)) {
    const isFlag = typeof value === 'boolean' || isNumber(value);
    if (!isFlag || /[.$]/.test(name)) {
      throw notSupported('A projection that does more than keep or leave out whole fields');
    }
  }
  const names = Object.keys(spec).filter((name) => name !== '_id');
  const includes = truthy(spec[names[0] ?? '_id']);
  if (names.some((name) => truthy(spec[name]) !== includes)) {
    throw includes
      ? location(31254, 'Cannot do exclusion in inclusion projection')
      : location(31253, 'Cannot do inclusion in exclusion projection');
  }
  if (!Object.keys(spec).length) return undefined;
  return (doc) => {
    const kept: Doc = {};
    for (const [name, value] of Object.entries(doc)) {
      const keeps = Object.hasOwn(spec, name) ? truthy(spec[name]) : name === '_id' || !includes;
      if (keeps) setField(kept, name, value);
    }
    return kept;
  };
}
