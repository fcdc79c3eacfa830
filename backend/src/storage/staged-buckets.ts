import { mongo } from 'mongoose';
import type { RawDocument } from '../database/document-lines';
import { StagedBatch } from '../database/staged-batch';
import type { StagedDocuments } from '../database/staged-documents';
import { BUCKETS, chunksOf, descriptionsOf } from './stored-buckets';

/** As every driver makes them with the first file of a bucket. */
const DESCRIPTION_INDEX = { name: 'filename_1_uploadDate_1', key: { filename: 1, uploadDate: 1 } };
const CHUNK_INDEX = { name: 'files_id_1_n_1', key: { files_id: 1, n: 1 }, unique: true };

/** About what a description takes. */
const DESCRIPTION_BYTES = 500;

interface Batches {
  descriptions: StagedBatch;
  chunks: StagedBatch;
}

/** Files beside those of the site, until they take their place. */
export class StagedBuckets {
  private readonly batches = new Map<string, Batches>();

  constructor(private readonly documents: StagedDocuments) {}

  /** Makes the buckets, also one into which no file will come. */
  async begin(): Promise<void> {
    for (const bucket of BUCKETS) {
      const descriptions = descriptionsOf(bucket);
      const chunks = chunksOf(bucket);
      await this.documents.createIndexes({ name: descriptions, indexes: [DESCRIPTION_INDEX] });
      await this.documents.createIndexes({ name: chunks, indexes: [CHUNK_INDEX] });
      this.batches.set(bucket, {
        descriptions: new StagedBatch(this.documents, descriptions),
        chunks: new StagedBatch(this.documents, chunks),
      });
    }
  }

  /** Stages a file under the description that it had. */
  async put(
    bucket: string,
    description: RawDocument,
    content: AsyncIterable<Buffer>,
  ): Promise<void> {
    const batches = this.batches.get(bucket);
    if (!batches) throw new Error(`There is no bucket ${bucket}.`);
    const id = description._id as mongo.ObjectId;
    let n = 0;
    for await (const data of piecesOf(content, Number(String(description.chunkSize)))) {
      const chunk = { _id: new mongo.ObjectId(), files_id: id, n: n++, data };
      await batches.chunks.add(chunk, data.length);
    }
    await batches.descriptions.add(description, DESCRIPTION_BYTES);
  }

  /** Stages what still waits to be. */
  async end(): Promise<void> {
    for (const { descriptions, chunks } of this.batches.values()) {
      await chunks.flush();
      await descriptions.flush();
    }
  }
}

/** The same bytes in pieces of one size, but the last. */
async function* piecesOf(content: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let piece = Buffer.alloc(size);
  let filled = 0;
  for await (const bytes of content) {
    for (let start = 0; start < bytes.length;) {
      const copied = bytes.copy(piece, filled, start);
      start += copied;
      filled += copied;
      if (filled < size) continue;
      yield piece;
      piece = Buffer.alloc(size);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
