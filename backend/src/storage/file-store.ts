import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo, Types } from 'mongoose';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Who may fetch a file by its address. */
export type Visibility = 'public' | 'private';

export interface FileMetadata {
  /** The module whose entity refers to the file. */
  owner: string;
  contentType: string;
  visibility: Visibility;
}

export interface StoredFile extends FileMetadata {
  id: Types.ObjectId;
  name: string;
  /** Bytes. */
  length: number;
}

/** Bytes of a file, `end` not included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** GridFS. The only class that knows it. */
@Injectable()
export class FileStore {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Stores the bytes at `path`; what an upload that fails has written is for the caller to remove. */
  async put(id: Types.ObjectId, path: string, name: string, metadata: FileMetadata): Promise<void> {
    const target = this.bucket().openUploadStreamWithId(id, name, { metadata: { ...metadata } });
    await pipeline(createReadStream(path), target);
  }

  async find(id: Types.ObjectId): Promise<StoredFile | undefined> {
    const file = await this.files().findOne({ _id: id });
    if (!file) return undefined;
    const metadata = file.metadata as unknown as FileMetadata;
    return { id, name: file.filename, length: file.length, ...metadata };
  }

  read(id: Types.ObjectId, range: ByteRange): Readable {
    return this.bucket().openDownloadStream(id, range);
  }

  async remove(ids: readonly Types.ObjectId[]): Promise<void> {
    if (ids.length === 0) return;
    // The file first: without it nobody is served half of it.
    await this.files().deleteMany({ _id: { $in: [...ids] } });
    await this.chunks().deleteMany({ files_id: { $in: [...ids] } });
  }

  /** Ids of all files begun before `time`, in batches, also of uploads that never ended. */
  async *idsBefore(time: Date, batchSize: number): AsyncGenerator<Types.ObjectId[]> {
    // An id begins with its time, so the ids' own index finds them.
    const limit = Types.ObjectId.createFromTime(Math.floor(time.getTime() / 1000));
    const files = this.files().find({ _id: { $lt: limit } }, { projection: { _id: 1 } });
    let batch: Types.ObjectId[] = [];
    for await (const { _id } of files) {
      batch.push(_id);
      if (batch.length >= batchSize) {
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
    yield await this.unfinishedBefore(limit);
  }

  private async unfinishedBefore(limit: Types.ObjectId): Promise<Types.ObjectId[]> {
    const begun = await this.chunks().distinct('files_id', { files_id: { $lt: limit } });
    const finished = await this.files().distinct('_id', { _id: { $lt: limit } });
    const known = new Set(finished.map(String));
    return begun.filter((id) => !known.has(String(id)));
  }

  private bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(this.database());
  }

  private files() {
    return this.database().collection<mongo.GridFSFile>('fs.files');
  }

  private chunks() {
    return this.database().collection<{ files_id: Types.ObjectId }>('fs.chunks');
  }

  private database() {
    const { db } = this.connection;
    if (!db) throw new mongo.MongoNotConnectedError('The database is not connected.');
    return db;
  }
}
