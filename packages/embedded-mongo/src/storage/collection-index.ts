import { EJSON } from 'bson';

import { encodeKey } from '../bson/key-encoding';
import { bsonClass, toNumber, type Doc, type ObjectId } from '../bson/types';
import { MongoError } from '../errors';
import { splitPath, valueAt } from '../query/paths';
import type { SortField } from '../query/sort';
import { indexTuples } from './index-keys';
import { indexPrefix, recordIdBytes, type RecordId } from './keys';

/** An index as a client describes it. */
export interface IndexSpec extends Doc {
  v: number;
  key: Doc;
  name: string;
  unique?: boolean;
  expireAfterSeconds?: number;
}

/** An index as the catalogue keeps it. */
export interface IndexDescription extends Doc {
  id: number;
  spec: IndexSpec;
  multikey?: boolean;
  hasCutKeys?: boolean;
}

/** One index of a collection: which keys a document has in it. */
export class CollectionIndex {
  readonly fields: readonly SortField[];
  readonly directions: readonly number[];
  readonly prefix: Buffer;
  readonly unique: boolean;
  /** Whether a document was ever indexed under several keys, or under one inside an array. */
  multikey: boolean;
  /** Whether a key was ever too long to be kept whole; then the order is not exact. */
  hasCutKeys: boolean;

  constructor(private readonly description: IndexDescription) {
    this.fields = Object.entries(description.spec.key).map(([name, direction]) => ({
      name,
      path: splitPath(name),
      direction: toNumber(direction) < 0 ? -1 : 1,
    }));
    this.directions = this.fields.map((field) => field.direction);
    this.prefix = indexPrefix(description.id);
    this.unique = this.isIdIndex || description.spec.unique === true;
    this.multikey = description.multikey ?? false;
    this.hasCutKeys = description.hasCutKeys ?? false;
  }

  get spec(): IndexSpec {
    return this.description.spec;
  }

  get isIdIndex(): boolean {
    return this.spec.name === '_id_';
  }

  describe(): IndexDescription {
    const { multikey, hasCutKeys } = this;
    return { ...this.description, multikey, hasCutKeys };
  }

  /** The distinct keys of a document, by their text; notes what they tell about the index. */
  keysOf(doc: Doc): Map<string, Buffer> {
    const { tuples, multikey } = this.isIdIndex
      ? { tuples: [[doc._id]], multikey: false }
      : indexTuples(doc, this.fields);
    const keys = new Map<string, Buffer>();
    this.multikey ||= multikey;
    for (const tuple of tuples) {
      const { key, cut } = encodeKey(tuple, this.directions);
      this.hasCutKeys ||= cut;
      keys.set(key.toString('latin1'), Buffer.concat([this.prefix, key]));
    }
    return keys;
  }

  /** The key under which LMDB holds the entry. */
  entryKey(key: Buffer, record: RecordId): Buffer {
    return this.unique ? key : Buffer.concat([key, recordIdBytes(record)]);
  }

  /** The server's error for a document whose key another one holds already. */
  duplicate(ns: string, doc: Doc): MongoError {
    const keyValue: Doc = {};
    for (const { name, path } of this.fields) keyValue[name] = valueAt(doc, path) ?? null;
    const shown = Object.entries(keyValue).map(([name, value]) => `${name}: ${show(value)}`);
    return new MongoError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${ns} index: ${this.spec.name} dup key: { ${shown.join(', ')} }`,
      { keyPattern: this.spec.key, keyValue },
    );
  }
}

const show = (value: unknown) =>
  bsonClass(value) === 'ObjectId'
    ? `ObjectId('${(value as ObjectId).toHexString()}')`
    : EJSON.stringify(value);
