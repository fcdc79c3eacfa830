import { type Model, mongo, Types } from 'mongoose';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline as pipe, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { databaseOf } from '../database/with-database';

type Ids = readonly Types.ObjectId[];

/** Bytes of a file, `end` not included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A document of GridFS. */
export interface GridFile<Metadata> {
  _id: Types.ObjectId;
  filename: string;
  length: number;
  uploadDate: Date;
  metadata: Metadata;
}

/** Stored bytes that can be served: an uploaded file, or a variant of a picture. */
export interface StoredContent {
  id: Types.ObjectId;
  name: string;
  contentType: string;
  /** Bytes. */
  length: number;
  read(range: ByteRange): Readable;
}

/**
 * One bucket of GridFS. Queries of the model have a time limit; those of `files`, by id and by the
 * sweep, have none.
 */
export abstract class GridFs<Metadata extends object> {
  constructor(
    protected readonly model: Model<GridFile<Metadata>>,
    private readonly bucketName: string,
  ) {}

  /** Stores the bytes at `path`. The sweep removes any remains of a failed upload. */
  async put(id: Types.ObjectId, path: string, name: string, metadata: Metadata): Promise<void> {
    const target = this.bucket.openUploadStreamWithId(id, name, { metadata: { ...metadata } });
    try {
      await pipeline(createReadStream(path), target);
    } catch (error) {
      await this.removeFiles([id]).catch(() => undefined);
      throw error;
    }
  }

  /** Writes a file's bytes to `path`; fails when the file or a part of it is missing. */
  async download(id: Types.ObjectId, path: string): Promise<void> {
    const file = await this.files.findOne({ _id: id });
    if (!file) throw new Error(`There is no file ${id.toHexString()}.`);
    await pipeline(this.read(id, { start: 0, end: file.length }), createWriteStream(path));
  }

  /** Those of `ids` that are not stored. */
  async missing(ids: Ids): Promise<Types.ObjectId[]> {
    if (ids.length === 0) return [];
    const stored = new Set((await this.idsOf({ _id: { $in: [...ids] } })).map(String));
    return ids.filter((id) => !stored.has(String(id)));
  }

  /** Ids of incomplete uploads started before `time`. */
  async unfinishedBefore(time: Date): Promise<Types.ObjectId[]> {
    const projection = { _id: 0, files_id: 1 };
    const begun = new Map<string, Types.ObjectId>();
    for await (const chunk of this.chunks.find({ files_id: beganBefore(time) }, { projection })) {
      begun.set(String(chunk.files_id), chunk.files_id);
    }
    return this.missing([...begun.values()]);
  }

  protected get files() {
    return this.model.db.collection<GridFile<Metadata>>(`${this.bucketName}.files`);
  }

  protected async idsOf(filter: object): Promise<Types.ObjectId[]> {
    const found = await this.files.find(filter, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  }

  protected toContent(
    { _id: id, filename: name, length }: GridFile<Metadata>,
    contentType: string,
  ): StoredContent {
    return { id, name, length, contentType, read: (range) => this.read(id, range) };
  }

  /** Removes files, and the chunks of uploads that did not become files. */
  protected async removeFiles(ids: Ids): Promise<void> {
    if (ids.length === 0) return;
    // The file first, so that no request is served a part of it.
    await this.files.deleteMany({ _id: { $in: [...ids] } });
    await this.chunks.deleteMany({ files_id: { $in: [...ids] } });
  }

  /** The stream fails if bytes of the range are missing. */
  private read(id: Types.ObjectId, range: ByteRange): Readable {
    const checked = exactLength(range.end - range.start);
    // The reader of the stream handles its errors.
    return pipe(this.bucket.openDownloadStream(id, range), checked, () => undefined);
  }

  private get bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(databaseOf(this.model.db), { bucketName: this.bucketName });
  }

  private get chunks() {
    return this.model.db.collection<{ files_id: Types.ObjectId }>(`${this.bucketName}.chunks`);
  }
}

/**
 * Passes bytes through and fails unless exactly `expected` came: the driver ends a download
 * quietly when its last chunk is missing.
 */
function exactLength(expected: number): Transform {
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

/** An id begins with its time, so the index of ids serves this. */
export const beganBefore = (time: Date) => ({
  $lt: Types.ObjectId.createFromTime(Math.floor(time.getTime() / 1000)),
});
