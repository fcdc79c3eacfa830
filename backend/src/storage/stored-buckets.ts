import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { databaseOf } from '../database/database-of';
import { AS_STORED, type RawDocument } from '../database/document-lines';
import { VARIANTS_BUCKET } from './variant.schema';

export const ORIGINALS_BUCKET = 'fs';
/** Where files are stored. */
export const BUCKETS: readonly string[] = [ORIGINALS_BUCKET, VARIANTS_BUCKET];

export const descriptionsOf = (bucket: string) => `${bucket}.files`;
export const chunksOf = (bucket: string) => `${bucket}.chunks`;
/** The collections that the buckets are made of. */
export const BUCKET_COLLECTIONS: readonly string[] = BUCKETS.flatMap((bucket) => [
  descriptionsOf(bucket),
  chunksOf(bucket),
]);

/** A file as the database describes it. */
export interface DescribedFile {
  /** Hex. */
  id: string;
  name: string;
  /** Bytes. */
  length: number;
  storedAt: Date;
  document: RawDocument;
}

/** A file could not be read whole: it was removed meanwhile, or the database has lost a part. */
export class FileIncomplete extends Error {}

const PAGE = 100;
/** So that an answer holds some 2 MB, not the 16 that the database would send. */
const CHUNKS_AT_ONCE = 8;

interface Chunk {
  n: number;
  data: mongo.Binary;
}

/** All files as they are stored, whoever they belong to. */
@Injectable()
export class StoredBuckets {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Bytes of all files of all buckets. */
  async totalLength(): Promise<number> {
    const sum = [{ $group: { _id: null, length: { $sum: '$length' } } }];
    let total = 0;
    for (const bucket of BUCKETS) {
      const [found] = await this.collection(descriptionsOf(bucket)).aggregate(sum).toArray();
      total += (found?.length as number | undefined) ?? 0;
    }
    return total;
  }

  /**
   * Those that there are by now, in the order of their ids: who stores without a pause would keep
   * it from ending. In pages, as a cursor would not live as long as files are read.
   */
  async *all(bucket: string): AsyncGenerator<DescribedFile> {
    const descriptions = this.collection(descriptionsOf(bucket));
    const newest = await descriptions.findOne({}, { sort: { _id: -1 }, projection: { _id: 1 } });
    if (!newest) return;
    let after: mongo.Filter<mongo.Document> = {};
    for (;;) {
      const page = await descriptions
        .find({ _id: { $lte: newest._id, ...after } }, AS_STORED)
        .sort({ _id: 1 })
        .limit(PAGE)
        .toArray();
      yield* page.map(described);
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = { $gt: last._id };
    }
  }

  async find(bucket: string, id: string): Promise<DescribedFile | undefined> {
    const filter = { _id: new mongo.ObjectId(id) };
    const document = await this.collection(descriptionsOf(bucket)).findOne(filter, AS_STORED);
    return document ? described(document) : undefined;
  }

  /** @throws FileIncomplete after the last byte that there is, when that is not all */
  async *content(bucket: string, { id, length }: DescribedFile): AsyncGenerator<Buffer> {
    const chunks = this.collection<Chunk>(chunksOf(bucket))
      .find({ files_id: new mongo.ObjectId(id) }, { batchSize: CHUNKS_AT_ONCE })
      .sort({ n: 1 });
    let read = 0;
    let next = 0;
    for await (const { n, data } of chunks) {
      if (n !== next++) break;
      read += data.length();
      yield Buffer.from(data.buffer.buffer, data.buffer.byteOffset, data.length());
    }
    if (read !== length) throw new FileIncomplete(`Of file ${id}, ${read} bytes of ${length}.`);
  }

  private collection<T extends mongo.Document>(name: string) {
    return databaseOf(this.connection).collection<T>(name);
  }
}

function described(document: RawDocument): DescribedFile {
  const { _id, filename, length, uploadDate } = document as {
    _id: mongo.ObjectId;
    filename: string;
    length: mongo.Int32 | mongo.Long | mongo.Double;
    uploadDate: Date;
  };
  return {
    id: _id.toHexString(),
    name: filename,
    length: Number(length.toString()),
    storedAt: uploadDate,
    document,
  };
}
