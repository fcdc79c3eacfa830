import { UUID } from 'bson';
import type { RootDatabase } from 'lmdb';

import { decode, encode } from '../bson/codec';
import type { Doc } from '../bson/types';
import { CollectionIndex, type IndexDescription, type IndexSpec } from './collection-index';
import { IndexMemory } from './held/memory';
import {
  descriptionKey,
  next,
  recordIdBytes,
  recordIdOf,
  recordIdOfKey,
  recordKey,
  recordsOf,
  under,
  type KeyRange,
  type RecordId,
} from './keys';

export type Environment = RootDatabase<Buffer, Buffer>;

export interface CollectionDescription extends Doc {
  id: number;
  db: string;
  name: string;
  uuid: unknown;
  indexes: IndexDescription[];
}

/** A stored document; decoded when it is first looked into. */
export class StoredRecord {
  private decoded?: Doc;
  constructor(
    readonly id: RecordId,
    readonly raw: Buffer,
  ) {}

  get doc(): Doc {
    return (this.decoded ??= decode(this.raw));
  }
}

/** So many entries LMDB steps over in the time that it takes to find the place. */
const FEW_ENTRIES = 512;
/** So many documents are read, tested and sorted in the time that it takes to go through a set. */
export const FEW_DOCUMENTS = 32;
/** In smaller collections it is quicker to read all. */
const HELD_FROM = FEW_DOCUMENTS;
/** A set of records has a bit for each id up to the highest; it is to stay small. */
const MAX_HELD_ID = 2 ** 24;

/** Entries are read in steps that grow to this, so that no read transaction stays open. */
const MAX_STEP = 512;

/** One collection: its documents and its indexes. Writing needs an open transaction. */
export class Collection {
  readonly id: number;
  db: string;
  name: string;
  readonly uuid: unknown;
  indexes: CollectionIndex[];
  /** What is held of the indexes, once queries have profited by it. */
  readonly memory: IndexMemory;
  private size?: number;
  private lastRecordId?: RecordId;

  constructor(
    private readonly environment: Environment,
    description: CollectionDescription,
    private readonly heldFrom = HELD_FROM,
  ) {
    this.memory = new IndexMemory(environment);
    this.id = description.id;
    this.db = description.db;
    this.name = description.name;
    this.uuid = description.uuid;
    this.indexes = description.indexes.map((index) => new CollectionIndex(index));
  }

  static describe(id: number, db: string, name: string, indexId: number): CollectionDescription {
    const index = { id: indexId, spec: { v: 2, key: { _id: 1 }, name: '_id_' } };
    return { id, db, name, uuid: new UUID(), indexes: [index] };
  }

  get ns(): string {
    return `${this.db}.${this.name}`;
  }

  save(): void {
    const { id, db, name, uuid } = this;
    const indexes = this.indexes.map((index) => index.describe());
    this.environment.putSync(descriptionKey(id), encode({ id, db, name, uuid, indexes }));
  }

  rename(db: string, name: string): void {
    this.db = db;
    this.name = name;
    this.save();
  }

  count(): number {
    return (this.size ??= this.environment.getKeysCount(recordsOf(this.id)));
  }

  get(id: RecordId): StoredRecord | undefined {
    const raw = this.environment.getBinary(recordKey(this.id, id));
    return raw && new StoredRecord(id, raw);
  }

  /** All records in the order of their insertion. */
  *scan(reverse = false): Generator<StoredRecord> {
    for (const { key, value } of this.entries(recordsOf(this.id), reverse)) {
      yield new StoredRecord(recordIdOfKey(key), value);
    }
  }

  /** The records that index entries in a range point to; one may come more than once. */
  *recordIds(range: KeyRange, reverse: boolean, skip = 0): Generator<RecordId> {
    for (const { value } of this.entries(range, reverse, skip)) yield recordIdOf(value);
  }

  /** How many entries of an index are in a range. */
  countKeys(index: CollectionIndex, range: KeyRange): number {
    return this.isOrdered(index, range)
      ? this.memory.orderOf(index).count(range)
      : this.environment.getKeysCount(range);
  }

  /** As `recordIds`, for an index with one entry to a document: what is skipped is not read. */
  recordIdsAfter(
    index: CollectionIndex,
    range: KeyRange,
    reverse: boolean,
    skip: number,
  ): Generator<RecordId> {
    if (!skip || !this.isOrdered(index, range, skip)) return this.recordIds(range, reverse, skip);
    const { offset, ...rest } = this.memory.orderOf(index).skip(range, skip, reverse);
    return this.recordIds(rest, reverse, offset);
  }

  /** Whether queries may hold sets of records, and what they need of the indexes, in memory. */
  get holds(): boolean {
    return this.count() >= this.heldFrom && this.lastId() < MAX_HELD_ID;
  }

  /** Whether ranges of an index lead to more documents than one reads to test or to sort them. */
  leadsToMany(ranges: readonly KeyRange[]): boolean {
    let left = Math.min(FEW_DOCUMENTS, this.heldFrom);
    for (const range of ranges) {
      left -= [...this.environment.getKeys({ ...range, limit: left })].length;
      if (left <= 0) return true;
    }
    return false;
  }

  /** Whether the order of an index is held, or is worth to be. */
  private isOrdered(index: CollectionIndex, range: KeyRange, steps?: number): boolean {
    if (!this.holds) return false;
    if (this.memory.hasOrder(index)) return true;
    if (steps !== undefined) return steps >= FEW_ENTRIES;
    return [...this.environment.getKeys({ ...range, offset: FEW_ENTRIES, limit: 1 })].length > 0;
  }

  private *entries({ start, end }: KeyRange, reverse: boolean, offset = 0) {
    for (let step = 16; ; step = Math.min(step * 2, MAX_STEP)) {
      const range = reverse
        ? { start: end, end: start, reverse, exclusiveStart: true, inclusiveEnd: true }
        : { start, end };
      const entries = [...this.environment.getRange({ ...range, limit: step, offset })];
      yield* entries;
      const last = entries.at(-1);
      if (!last || entries.length < step) return;
      offset = 0;
      if (reverse) end = last.key;
      else start = next(last.key);
    }
  }

  /** The highest id that a record has, or had since the start. */
  lastId(): RecordId {
    if (this.lastRecordId === undefined) {
      const { start, end } = recordsOf(this.id);
      const [last] = this.environment.getKeys({ start: end, end: start, reverse: true, limit: 1 });
      this.lastRecordId = last ? recordIdOfKey(last) : 0;
    }
    return this.lastRecordId;
  }

  private newRecordId(): RecordId {
    this.lastRecordId = this.lastId() + 1;
    return this.lastRecordId;
  }

  /** Stores a new document; throws the duplicate error before anything is written. */
  insert(raw: Buffer, doc: Doc): void {
    this.write(this.newRecordId(), raw, doc);
    if (this.size !== undefined) this.size++;
  }

  /** Stores a document in place of a record. */
  replace(record: StoredRecord, raw: Buffer, doc: Doc): void {
    this.write(record.id, raw, doc, record.doc);
  }

  private write(id: RecordId, raw: Buffer, doc: Doc, before?: Doc): void {
    const removed: [CollectionIndex, Buffer][] = [];
    const added: [CollectionIndex, Buffer][] = [];
    let described = true;
    for (const index of this.indexes) {
      const { multikey, hasCutKeys } = index;
      const old = before ? index.keysOf(before) : new Map<string, Buffer>();
      const now = index.keysOf(doc);
      described &&= index.multikey === multikey && index.hasCutKeys === hasCutKeys;
      for (const [text, key] of now) {
        if (old.has(text)) continue;
        if (index.unique && this.environment.getBinary(key)) throw index.duplicate(this.ns, doc);
        added.push([index, index.entryKey(key, id)]);
      }
      for (const [text, key] of old) {
        if (!now.has(text)) removed.push([index, index.entryKey(key, id)]);
      }
    }
    for (const [index, key] of removed) this.removeEntry(index, key, id);
    const idBytes = recordIdBytes(id);
    for (const [index, key] of added) {
      this.environment.putSync(key, idBytes);
      this.memory.added(index, key, id);
    }
    this.environment.putSync(recordKey(this.id, id), raw);
    if (!described) this.save();
  }

  remove(record: StoredRecord): void {
    for (const index of this.indexes) {
      for (const key of index.keysOf(record.doc).values()) {
        this.removeEntry(index, index.entryKey(key, record.id), record.id);
      }
    }
    this.environment.removeSync(recordKey(this.id, record.id));
    if (this.size !== undefined) this.size--;
  }

  private removeEntry(index: CollectionIndex, key: Buffer, id: RecordId): void {
    this.environment.removeSync(key);
    this.memory.removed(index, key, id);
  }

  /** Builds indexes over what is stored; nothing is written if one cannot be. */
  addIndexes(descriptions: readonly { id: number; spec: IndexSpec }[]): void {
    const indexes = descriptions.map((description) => new CollectionIndex(description));
    const entries: [Buffer, Buffer][] = [];
    const seen = new Set<string>();
    for (const record of this.scan()) {
      const idBytes = recordIdBytes(record.id);
      for (const index of indexes) {
        for (const key of index.keysOf(record.doc).values()) {
          const text = index.unique ? key.toString('latin1') : '';
          if (text && seen.has(text)) throw index.duplicate(this.ns, record.doc);
          if (text) seen.add(text);
          entries.push([index.entryKey(key, record.id), idBytes]);
        }
      }
    }
    for (const [key, idBytes] of entries) this.environment.putSync(key, idBytes);
    this.indexes.push(...indexes);
    this.save();
  }

  dropIndexes(indexes: readonly CollectionIndex[]): void {
    for (const index of indexes) {
      this.clear(under(index.prefix));
      this.memory.forget(index);
    }
    this.indexes = this.indexes.filter((index) => !indexes.includes(index));
    this.save();
  }

  /** Removes everything that belongs to the collection. */
  drop(): void {
    for (const index of this.indexes) this.clear(under(index.prefix));
    this.clear(recordsOf(this.id));
    this.environment.removeSync(descriptionKey(this.id));
  }

  private clear(range: KeyRange): void {
    for (;;) {
      const keys = [...this.environment.getKeys({ ...range, limit: 1000 })];
      for (const key of keys) this.environment.removeSync(key);
      if (keys.length < 1000) return;
    }
  }
}
