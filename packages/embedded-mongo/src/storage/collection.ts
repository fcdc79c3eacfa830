import type { RootDatabase } from 'lmdb';

import { decode, encode } from '../bson/codec';
import type { Doc } from '../bson/types';
import { CollectionIndex, type IndexDescription } from './collection-index';
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
  indexes: IndexDescription[];
}

/** A stored document, decoded on first use. */
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

/** Entries are read in growing batches up to this, so that no read transaction stays open. */
const MAX_STEP = 512;

/** A collection with its documents and indexes. Writes need an open transaction. */
export class Collection {
  readonly id: number;
  readonly db: string;
  readonly name: string;
  readonly ns: string;
  indexes: CollectionIndex[];
  /** Built when a query first counts or skips. */
  private readonly statistics = new Map<CollectionIndex, OrderStatistics>();
  private lastRecordId?: RecordId;

  constructor(
    private readonly environment: Environment,
    { id, db, name, indexes }: CollectionDescription,
  ) {
    this.id = id;
    this.db = db;
    this.name = name;
    this.ns = `${db}.${name}`;
    this.indexes = indexes.map((index) => new CollectionIndex(index));
  }

  save(): void {
    const { id, db, name } = this;
    const indexes = this.indexes.map(({ description }) => description);
    this.environment.putSync(descriptionKey(id), encode({ id, db, name, indexes }));
    for (const index of this.indexes) index.isDirty = false;
  }

  count(): number {
    const [idIndex] = this.indexes;
    return this.countKeys(idIndex!, under(idIndex!.prefix));
  }

  get(id: RecordId): StoredRecord | undefined {
    const raw = this.environment.getBinary(recordKey(this.id, id));
    return raw && new StoredRecord(id, raw);
  }

  /** All records in insertion order. */
  *scan(): Generator<StoredRecord> {
    for (const { key, value } of this.entries(recordsOf(this.id), false)) {
      yield new StoredRecord(recordIdOfKey(key), value);
    }
  }

  /** The records in ranges of an index; a record may occur more than once. */
  *rangeIds(ranges: readonly KeyRange[], reverse: boolean): Generator<RecordId> {
    for (const range of reverse ? [...ranges].reverse() : ranges) {
      for (const { value } of this.entries(range, reverse)) yield recordIdOf(value);
    }
  }

  /** Like `rangeIds`, but merges ranges of one key prefix each by the key after the prefix. */
  *mergedIds(ranges: readonly KeyRange[], reverse: boolean): Generator<RecordId> {
    const sources = ranges.map((range) => {
      const entries = this.entries(range, reverse);
      const read = () => {
        const { value } = entries.next();
        return value && { rest: value.key.subarray(range.start.length), id: value.value };
      };
      return { head: read(), read };
    });
    for (;;) {
      let first: (typeof sources)[number] | undefined;
      for (const source of sources) {
        if (!source.head) continue;
        const order = first ? Buffer.compare(source.head.rest, first.head!.rest) : 0;
        if (!first || (reverse ? order > 0 : order < 0)) first = source;
      }
      if (!first?.head) return;
      yield recordIdOf(first.head.id);
      first.head = first.read();
    }
  }

  countKeys(index: CollectionIndex, range: KeyRange): number {
    return this.statisticsOf(index).count(range);
  }

  /** Skips the first entries of an index range. */
  skipKeys(index: CollectionIndex, range: KeyRange, skip: number, reverse: boolean): KeyRange {
    return this.statisticsOf(index).skip(range, skip, reverse);
  }

  private statisticsOf(index: CollectionIndex): OrderStatistics {
    const known = this.statistics.get(index);
    if (known) return known;
    const made = new OrderStatistics(this.environment, under(index.prefix));
    this.statistics.set(index, made);
    return made;
  }

  private *entries({ start, end }: KeyRange, reverse: boolean) {
    for (let limit = 16; ; limit = Math.min(limit * 2, MAX_STEP)) {
      const range = reverse
        ? { start: end, end: start, reverse, exclusiveStart: true, inclusiveEnd: true }
        : { start, end };
      const entries = [...this.environment.getRange({ ...range, limit })];
      yield* entries;
      const last = entries.at(-1);
      if (!last || entries.length < limit) return;
      if (reverse) end = last.key;
      else start = next(last.key);
    }
  }

  /** Higher than any current id, and any id used since the start. */
  private newRecordId(): RecordId {
    if (this.lastRecordId === undefined) {
      const { start, end } = recordsOf(this.id);
      const [last] = this.environment.getKeys({ start: end, end: start, reverse: true, limit: 1 });
      this.lastRecordId = last ? recordIdOfKey(last) : 0;
    }
    return ++this.lastRecordId;
  }

  /**
   * Stores a new document.
   * @throws MongoError on a duplicate key, before any write
   */
  insert(raw: Buffer, doc: Doc): void {
    const id = this.newRecordId();
    this.updateIndexes(id, undefined, doc);
    this.environment.putSync(recordKey(this.id, id), raw);
  }

  /** Replaces the document of a record. */
  replace({ id, doc: before }: StoredRecord, raw: Buffer, doc: Doc): void {
    this.updateIndexes(id, before, doc);
    this.environment.putSync(recordKey(this.id, id), raw);
  }

  remove({ id, doc }: StoredRecord): void {
    this.updateIndexes(id, doc, undefined);
    this.environment.removeSync(recordKey(this.id, id));
  }

  private updateIndexes(id: RecordId, before: Doc | undefined, after: Doc | undefined): void {
    const removed: [CollectionIndex, Buffer][] = [];
    const added: [CollectionIndex, Buffer][] = [];
    for (const index of this.indexes) {
      const old = before ? index.keysOf(before) : new Map<string, Buffer>();
      const now = after ? index.keysOf(after) : new Map<string, Buffer>();
      for (const [text, key] of now) {
        if (old.has(text)) continue;
        if (index.unique && this.environment.getBinary(key)) throw index.duplicate(this.ns, after!);
        added.push([index, index.entryKey(key, id)]);
      }
      for (const [text, key] of old) {
        if (!now.has(text)) removed.push([index, index.entryKey(key, id)]);
      }
    }
    for (const [index, key] of removed) {
      this.environment.removeSync(key);
      this.statistics.get(index)?.changed(key, -1);
    }
    for (const [index, key] of added) {
      this.environment.putSync(key, recordIdBytes(id));
      this.statistics.get(index)?.changed(key, 1);
    }
    if (this.indexes.some(({ isDirty }) => isDirty)) this.save();
  }

  /** Builds indexes over the stored documents; writes nothing if one fails. */
  addIndexes(descriptions: readonly IndexDescription[]): void {
    const indexes = descriptions.map((description) => new CollectionIndex(description));
    const entries: [Buffer, Buffer][] = [];
    const seen = new Set<string>();
    for (const record of this.scan()) {
      for (const index of indexes) {
        for (const key of index.keysOf(record.doc).values()) {
          const text = index.unique ? key.toString('latin1') : '';
          if (text && seen.has(text)) throw index.duplicate(this.ns, record.doc);
          if (text) seen.add(text);
          entries.push([index.entryKey(key, record.id), recordIdBytes(record.id)]);
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

  drop(): void {
    for (const index of this.indexes) this.clear(under(index.prefix));
    this.clear(recordsOf(this.id));
    this.environment.removeSync(descriptionKey(this.id));
  }

  private clear(range: KeyRange): void {
    for (const key of [...this.environment.getKeys(range)]) this.environment.removeSync(key);
  }
}
