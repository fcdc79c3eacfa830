import { Long } from 'bson';

import { encode, MAX_DOCUMENT } from '../bson/codec';
import type { Doc } from '../bson/types';
import { MongoError } from '../errors';

const DEFAULT_FIRST_BATCH = 101;
const IDLE_MS = 10 * 60 * 1000;

/** The `cursor` field of a reply; its documents are sent as stored, without re-encoding. */
export class CursorReply {
  constructor(
    readonly field: 'firstBatch' | 'nextBatch',
    readonly batch: readonly Buffer[],
    readonly id: Long,
    readonly ns: string,
  ) {}
}

interface Cursor {
  ns: string;
  documents: Iterator<Buffer>;
  /** A document that was read, but did not fit into the batch. */
  pending?: Buffer;
  done: boolean;
  usedAt: number;
}

/** The open cursors of all connections. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();
  private nextId = BigInt(Date.now()) << 20n;

  /** Returns the first batch; keeps a cursor open if there are more documents. */
  start(
    documents: Iterable<Buffer>,
    ns: string,
    { batchSize = DEFAULT_FIRST_BATCH, singleBatch = false } = {},
  ): Doc {
    this.closeIdle();
    const iterator = documents[Symbol.iterator]();
    const cursor: Cursor = { ns, documents: iterator, done: false, usedAt: Date.now() };
    const batch = this.take(cursor, batchSize);
    if (singleBatch) this.finish(cursor);
    let id = Long.ZERO;
    if (!cursor.done) {
      id = Long.fromBigInt(this.nextId++);
      this.open.set(id.toString(), cursor);
    }
    return { cursor: new CursorReply('firstBatch', batch, id, ns) };
  }

  /** Like `start`, for documents that are not stored. */
  startDocs(docs: readonly Doc[], ns: string, batchSize?: number): Doc {
    return this.start(docs.map(encode), ns, { batchSize });
  }

  next(id: unknown, ns: string, batchSize?: number): Doc {
    const key = String(id);
    const cursor = this.open.get(key);
    if (!cursor || cursor.ns !== ns) {
      throw new MongoError('CursorNotFound', `cursor id ${key} not found`);
    }
    cursor.usedAt = Date.now();
    const batch = this.take(cursor, batchSize || Infinity);
    if (cursor.done) this.open.delete(key);
    const left = cursor.done ? Long.ZERO : Long.fromString(key);
    return { cursor: new CursorReply('nextBatch', batch, left, ns) };
  }

  /** Returns whether the cursor existed. */
  kill(id: unknown): boolean {
    const cursor = this.open.get(String(id));
    if (cursor) this.finish(cursor);
    return this.open.delete(String(id));
  }

  private take(cursor: Cursor, count: number): Buffer[] {
    const batch: Buffer[] = [];
    let bytes = 0;
    while (!cursor.done) {
      cursor.pending ??= this.read(cursor);
      if (!cursor.pending || batch.length >= count) break;
      if (batch.length && bytes + cursor.pending.length > MAX_DOCUMENT) break;
      bytes += cursor.pending.length;
      batch.push(cursor.pending);
      cursor.pending = undefined;
    }
    return batch;
  }

  private read(cursor: Cursor): Buffer | undefined {
    const { value, done } = cursor.documents.next();
    if (!done) return value as Buffer;
    cursor.done = true;
    return undefined;
  }

  private finish(cursor: Cursor): void {
    cursor.done = true;
    cursor.documents.return?.();
  }

  private closeIdle(): void {
    const limit = Date.now() - IDLE_MS;
    for (const [key, cursor] of this.open) if (cursor.usedAt < limit) this.open.delete(key);
  }
}
