import { fromLine, type RawDocument } from '../database/document-lines';
import { StagedBatch } from '../database/staged-batch';
import type { StagedDocuments } from '../database/staged-documents';
import { StagedBuckets } from '../storage/staged-buckets';
import { type KeptCollection, kindOf } from './archive-format';
import { bytesOf, linesOf, type Part } from './archive-reader';

/** Takes the parts of a backup in their order, and stages what they hold. */
export class Intake {
  private readonly buckets: StagedBuckets;
  private collections: KeptCollection[] = [];
  /** Of the file that comes next. */
  private description: RawDocument = {};

  constructor(private readonly documents: StagedDocuments) {
    this.buckets = new StagedBuckets(documents);
  }

  begin(): Promise<void> {
    return this.buckets.begin();
  }

  async take({ name, content }: Part): Promise<void> {
    const part = kindOf(name);
    if (part.kind === 'collection') await this.takeDocuments(part.collection, content);
    else if (part.kind === 'file') await this.buckets.put(part.bucket, this.description, content);
    else {
      const text = String(await bytesOf(content));
      if (part.kind === 'description') this.description = fromLine(text);
      if (part.kind === 'collections') this.collections = JSON.parse(text) as KeptCollection[];
    }
  }

  /**
   * Makes the indexes, once all parts were taken.
   * @returns the collections, of which each is staged
   * @throws Error when not all that the backup lists is
   */
  async end(): Promise<KeptCollection[]> {
    await this.buckets.end();
    for (const collection of this.collections) {
      await this.documents.createIndexes(collection);
      const { name, documents: listed } = collection;
      // Of the parts of files it is not listed, and a count of them would take minutes.
      if (listed === undefined) continue;
      const staged = await this.documents.count(name);
      if (staged !== listed) {
        throw new Error(`Of ${name}, ${staged} of ${listed} documents came in.`);
      }
    }
    return this.collections;
  }

  private async takeDocuments(collection: string, content: AsyncIterable<Buffer>): Promise<void> {
    const batch = new StagedBatch(this.documents, collection);
    for await (const line of linesOf(content)) await batch.add(fromLine(line), line.length);
    await batch.flush();
  }
}
