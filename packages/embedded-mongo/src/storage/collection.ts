import { UUID } from 'bson';
import type { RootDatabase } from 'lmdb';

import { decode, encode } from '../bson/codec';
import type { Doc } from '../bson/types';
import { CollectionIndex, type IndexDescription, type IndexSpec } from './collection-index';
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
import { OrderStatistics } from './order-statistics';

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
/** Entries are read in steps that grow to this, so that no read transaction stays open. */
const MAX_STEP = 512;

/** One collection: its documents and its indexes. Writing needs an open transaction. */
export class Collection {
  readonly id: number;
  db: string;
  name: string;
  readonly uuid: unknown;
  indexes: CollectionIndex[];
  /** Made when a query first profits by it. */
  private readonly statistics = new Map<CollectionIndex, OrderStatistics>();
  private size?: number;
  private lastRecordId?: RecordId;

  constructor(
    private readonly environment: Environment,
    description: CollectionDescription,
  ) {
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
  *scan(): Generator<StoredRecord> {
    for (const { key, value } of this.entries(recordsOf(this.id), false)) {
      yield new StoredRecord(recordIdOfKey(key), value);
    }
  }

  /** The records that index entries in ranges point to; one may come more than once. */
  *rangeIds(
    index: CollectionIndex,
    ranges: readonly KeyRange[],
    reverse: boolean,
    skip = 0,
  ): Generator<RecordId> {
    for (const range of reverse ? [...ranges].reverse() : ranges) {
      const { offset, ...rest } = this.skipped(index, range, reverse, skip);
      for (const { value } of this.entries(rest, reverse, offset)) yield recordIdOf(value);
    }
  }

  /** As `rangeIds`, in the order of what follows the key prefix that each of the ranges is. */
  *mergedIds(ranges: readonly KeyRange[], reverse: boolean): Generator<RecordId> {
    const sources = ranges.map((range) => {
      const entries = this.entries(range, reverse);
      const next = () => {
        const { value } = entries.next();
        return value && { rest: value.key.subarray(range.start.length), id: value.value };
      };
      return { head: next(), next };
    });
    for (;;) {
      let first: (typeof sources)[number] | undefined;
      for (const source of sources) {
        if (!source.head) continue;
        const order = first ? Buffer.compare(source.head.rest, first.head!.rest) : -1;
        if (!first || (reverse ? order > 0 : order < 0)) first = source;
      }
      if (!first?.head) return;
      yield recordIdOf(first.head.id);
      first.head = first.next();
    }
  }

  /** How many entries of an index are in a range. */
  countKeys(index: CollectionIndex, range: KeyRange): number {
    const statistics = this.statisticsFor(index, () => this.isLong(range));
    return statistics ? statistics.count(range) : this.environment.getKeysCount(range);
  }

  private skipped(index: CollectionIndex, range: KeyRange, reverse: boolean, skip: number) {
    const statistics = skip ? this.statisticsFor(index, () => skip >= FEW_ENTRIES) : undefined;
    return statistics ? statistics.skip(range, skip, reverse) : { ...range, offset: skip };
  }

  /** The statistics of an index, made now if that is worth it. */
  private statisticsFor(index: CollectionIndex, isWorth: () => boolean) {
    const known = this.statistics.get(index);
    if (known || !isWorth()) return known;
    const made = new OrderStatistics(this.environment, under(index.prefix));
    this.statistics.set(index, made);
    return made;
  }

  private isLong(range: KeyRange): boolean {
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
  private lastId(): RecordId {
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
    for (const [index, key] of removed) this.removeEntry(index, key);
    const idBytes = recordIdBytes(id);
    for (const [index, key] of added) {
      this.environment.putSync(key, idBytes);
      this.statistics.get(index)?.changed(key, 1);
    }
    this.environment.putSync(recordKey(this.id, id), raw);
    if (!described) this.save();
  }

  remove(record: StoredRecord): void {
    for (const index of this.indexes) {
      for (const key of index.keysOf(record.doc).values()) {
        this.removeEntry(index, index.entryKey(key, record.id));
      }
    }
    this.environment.removeSync(recordKey(this.id, record.id));
    if (this.size !== undefined) this.size--;
  }

  private removeEntry(index: CollectionIndex, key: Buffer): void {
    this.environment.removeSync(key);
    this.statistics.get(index)?.changed(key, -1);
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

  dropIndex(index: CollectionIndex): void {
    this.clear(under(index.prefix));
    this.statistics.delete(index);
    this.indexes = this.indexes.filter((other) => other !== index);
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
