import { type Connection, mongo, Types } from 'mongoose';
import { createReadStream } from 'node:fs';
import { pipeline as pipe, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from './byte-range';

type Ids = readonly Types.ObjectId[];

/** How many files a sweep looks at together. */
const BATCH = 100;

/** A file as GridFS keeps it. */
export type GridFile<Metadata> = Omit<mongo.GridFSFile, 'metadata'> & { metadata: Metadata };

/** One bucket of GridFS: what is the same for every kind of file. */
export class GridFs<Metadata extends object> {
  constructor(
    private readonly connection: Connection,
    private readonly name: string,
  ) {}

  /** Stores the bytes at `path`; nothing stays of an upload that fails, or the sweep removes it. */
  async put(id: Types.ObjectId, path: string, name: string, metadata: Metadata): Promise<void> {
    const target = this.bucket().openUploadStreamWithId(id, name, { metadata: { ...metadata } });
    try {
      await pipeline(createReadStream(path), target);
    } catch (error) {
      await this.remove([id]).catch(() => undefined);
      throw error;
    }
  }

  /** The stream fails when the bytes of the range are not all there. */
  read(id: Types.ObjectId, range: ByteRange): Readable {
    const checked = exactLength(range.end - range.start);
    // The stream itself tells of an error; its reader handles that.
    return pipe(this.bucket().openDownloadStream(id, range), checked, () => undefined);
  }

  async find(id: Types.ObjectId): Promise<GridFile<Metadata> | undefined> {
    return (await this.files().findOne({ _id: id })) ?? undefined;
  }

  /** Those of `ids` that are no files. */
  async missing(ids: Ids): Promise<Types.ObjectId[]> {
    const found = this.files().find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } });
    const files = new Set((await found.toArray()).map(({ _id }) => String(_id)));
    return ids.filter((id) => !files.has(String(id)));
  }

  /** Total bytes of these files. */
  async lengthOf(ids: Ids): Promise<number> {
    let total = 0;
    const found = this.files().find({ _id: { $in: [...ids] } }, { projection: { length: 1 } });
    for await (const { length } of found) total += length;
    return total;
  }

  async remove(ids: Ids): Promise<void> {
    if (ids.length === 0) return;
    // The file first: without it nobody is served half of it.
    await this.files().deleteMany({ _id: { $in: [...ids] } });
    await this.removeChunks(ids);
  }

  /** Removes what uploads have left that did not become files. */
  async removeChunks(ids: Ids): Promise<void> {
    if (ids.length === 0) return;
    await this.chunks().deleteMany({ files_id: { $in: [...ids] } });
  }

  /** Files that match a filter, in batches. */
  batches(filter: object): AsyncGenerator<GridFile<Metadata>[]> {
    return batches(this.files().find(filter));
  }

  /** Ids of uploads begun before `time` that never ended, in batches. */
  async *unfinishedBefore(time: Date): AsyncGenerator<Types.ObjectId[]> {
    const chunks = this.chunks()
      .find({ files_id: beganBefore(time) }, { projection: { _id: 0, files_id: 1 } })
      .sort({ files_id: 1 })
      .batchSize(BATCH);
    for await (const begun of batches(distinctIds(chunks))) yield await this.missing(begun);
  }

  private bucket(): mongo.GridFSBucket {
    const { db } = this.connection;
    if (!db) throw new mongo.MongoNotConnectedError('The database is not connected.');
    return new mongo.GridFSBucket(db, { bucketName: this.name });
  }

  private files() {
    return this.connection.collection<GridFile<Metadata>>(`${this.name}.files`);
  }

  private chunks() {
    return this.connection.collection<{ files_id: Types.ObjectId }>(`${this.name}.chunks`);
  }
}

/**
 * Passes bytes through and fails unless exactly `expected` came: the driver ends a download
 * quietly when its last chunk is missing, and half a file must not look like a whole one.
 */
export function exactLength(expected: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      done(seen === expected ? null : new Error(`Read ${seen} bytes of a file's ${expected}.`));
    },
  });
}

/** An id begins with its time, so the ids' own index finds what was begun before. */
export const beganBefore = (time: Date) => ({
  $lt: Types.ObjectId.createFromTime(Math.floor(time.getTime() / 1000)),
});

/** The ids of chunks that come in the order of their files, each once. */
async function* distinctIds(
  chunks: AsyncIterable<{ files_id: Types.ObjectId }>,
): AsyncGenerator<Types.ObjectId> {
  let last: Types.ObjectId | undefined;
  for await (const { files_id: id } of chunks) {
    if (!last?.equals(id)) yield id;
    last = id;
  }
}

async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
