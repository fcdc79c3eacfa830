import { EJSON } from 'bson';

import { encodeKey } from '../bson/key-encoding';
import { toNumber, type Doc } from '../bson/types';
import { MongoError, notSupported } from '../errors';
import { childOf, pathValues, splitPath } from '../query/paths';
import type { SortField } from '../query/sort';
import { indexPrefix, recordIdBytes, type RecordId } from './keys';

/** An index spec from a client. */
export interface IndexSpec extends Doc {
  v: number;
  key: Doc;
  name: string;
  unique?: boolean;
  expireAfterSeconds?: number;
}

/** An index as stored in the catalogue. */
export interface IndexDescription extends Doc {
  id: number;
  spec: IndexSpec;
  /** Whether a document ever had several keys, or a key inside an array. */
  multikey?: boolean;
  /** Whether a key was ever truncated; then the order is not exact. */
  hasCutKeys?: boolean;
}

export class CollectionIndex {
  readonly spec: IndexSpec;
  readonly fields: readonly SortField[];
  readonly directions: readonly number[];
  readonly prefix: Buffer;
  readonly isIdIndex: boolean;
  readonly unique: boolean;
  /** Whether the description has unsaved changes. */
  isDirty = false;

  constructor(readonly description: IndexDescription) {
    const { id, spec } = description;
    this.spec = spec;
    this.fields = Object.entries(spec.key).map(([name, value]) => ({
      name,
      path: splitPath(name),
      direction: toNumber(value) < 0 ? -1 : 1,
    }));
    this.directions = this.fields.map(({ direction }) => direction);
    this.prefix = indexPrefix(id);
    this.isIdIndex = spec.name === '_id_';
    this.unique = this.isIdIndex || spec.unique === true;
  }

  get multikey(): boolean {
    return this.description.multikey === true;
  }

  get hasCutKeys(): boolean {
    return this.description.hasCutKeys === true;
  }

  /** The distinct index keys of a document; updates the flags of the description. */
  keysOf(doc: Doc): Map<string, Buffer> {
    const keys = new Map<string, Buffer>();
    for (const tuple of this.tuplesOf(doc)) {
      const { key, cut } = encodeKey(tuple, this.directions);
      if (cut) this.note('hasCutKeys');
      keys.set(key.toString('latin1'), Buffer.concat([this.prefix, key]));
    }
    return keys;
  }

  /** The key values of a document; one tuple per element if a field is an array. */
  private tuplesOf(doc: Doc): unknown[][] {
    const found = this.fields.map(({ path }) => pathValues(doc, path));
    const [array, second] = this.fields.filter((_, i) => found[i]!.spread);
    if (array) this.note('multikey');
    if (second && sharesArray(doc, array!.path, second.path)) {
      throw notSupported('An index on several fields of the documents in one array');
    }
    if (second) {
      throw new MongoError(
        'CannotIndexParallelArrays',
        `cannot index parallel arrays [${second.name}] [${array!.name}]`,
      );
    }
    const longest = Math.max(...found.map(({ values }) => values.length));
    return Array.from({ length: longest }, (_, i) =>
      found.map(({ values, spread }) => values[spread ? i : 0]),
    );
  }

  private note(what: 'multikey' | 'hasCutKeys'): void {
    if (this.description[what]) return;
    this.description[what] = true;
    this.isDirty = true;
  }

  /** The LMDB key of an entry. */
  entryKey(key: Buffer, record: RecordId): Buffer {
    return this.unique ? key : Buffer.concat([key, recordIdBytes(record)]);
  }

  /** The duplicate key error of the real server. */
  duplicate(ns: string, doc: Doc): MongoError {
    const keyValue: Doc = {};
    for (const { name, path } of this.fields) {
      keyValue[name] = path.reduce<unknown>(childOf, doc) ?? null;
    }
    return new MongoError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${ns} index: ${this.spec.name} dup key: ${EJSON.stringify(keyValue)}`,
      { keyPattern: this.spec.key, keyValue },
    );
  }
}

/** Whether two paths traverse the same array of a document. */
function sharesArray(doc: Doc, first: readonly string[], second: readonly string[]): boolean {
  let node: unknown = doc;
  for (const [depth, segment] of first.entries()) {
    if (second[depth] !== segment) return false;
    node = childOf(node, segment);
    if (Array.isArray(node)) return true;
  }
  return false;
}
