import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { idsIn, type RawDocument, toLine } from '../database/document-lines';
import type { StoredCollection, StoredDocuments } from '../database/stored-documents';
import {
  BUCKET_COLLECTIONS,
  BUCKETS,
  type DescribedFile,
  descriptionsOf,
  FileIncomplete,
  ORIGINALS_BUCKET,
  type StoredBuckets,
} from '../storage/stored-buckets';
import {
  COLLECTIONS,
  collectionPart,
  descriptionPart,
  filePart,
  type KeptCollection,
} from './archive-format';
import type { ArchiveWriter } from './archive-writer';
import { NOT_KEPT } from './not-kept';
import { counted, type Progress } from './progress';

/** What the archive holds. */
export interface BackupSummary {
  files: number;
  documents: number;
  /** Names of files of which the database has lost a part: they are not in the backup. */
  damaged: string[];
}

/**
 * One reading of a database that is written to meanwhile, without transactions. What an entity in
 * the backup refers to is in the backup: files are read first, and entities after that; a file that
 * was stored in between is fetched when an entity turns up that refers to it. A file is only ever
 * removed after no entity refers to it any more, so where one cannot be fetched its entity has
 * changed, and is read again.
 */
export class BackupRun {
  /** Ids of the originals that the archive holds. */
  private readonly kept = new Set<string>();
  private readonly numbers = new Map<string, number>();
  private readonly damaged = new Map<string, string>();

  constructor(
    private readonly documents: StoredDocuments,
    private readonly buckets: StoredBuckets,
    private readonly writer: ArchiveWriter,
    private readonly progress: Progress,
    private readonly signal: AbortSignal,
  ) {}

  /** @param spool a path for a collection that is not whole yet; it is removed again */
  async addAll(spool: string): Promise<BackupSummary> {
    this.progress.begin('Backing up the files', await this.buckets.totalLength());
    for (const bucket of BUCKETS) {
      this.numbers.set(descriptionsOf(bucket), 0);
      for await (const file of this.buckets.all(bucket)) await this.addFile(bucket, file);
    }
    this.progress.end();
    this.progress.begin('Backing up the texts, messages and applications', 0);
    const collections = await this.documents.collections();
    for (const { name } of collections) {
      if (!BUCKET_COLLECTIONS.includes(name)) await this.addCollection(name, spool);
    }
    await this.addDescriptions(collections);
    this.progress.end();
    return this.summary();
  }

  /** @returns whether the archive has it: not when it was removed meanwhile, or is damaged */
  private async addFile(bucket: string, file: DescribedFile): Promise<boolean> {
    this.signal.throwIfAborted();
    const { id, name, length, storedAt, document } = file;
    const place = this.writer.place();
    try {
      await this.writer.addText(descriptionPart(bucket, id), `${toLine(document)}\n`, storedAt);
      const content = counted(this.buckets.content(bucket, file), this.progress);
      await this.writer.add(filePart(bucket, id, name), length, content, storedAt);
    } catch (error) {
      if (!(error instanceof FileIncomplete)) throw error;
      await this.writer.returnTo(place);
      if (await this.buckets.find(bucket, id)) this.damaged.set(id, name);
      return false;
    }
    this.count(descriptionsOf(bucket));
    if (bucket === ORIGINALS_BUCKET) this.kept.add(id);
    return true;
  }

  private async addCollection(name: string, spool: string): Promise<void> {
    this.numbers.set(name, 0);
    if (NOT_KEPT.includes(name)) return;
    const size = await this.spoolCollection(name, spool);
    const content = size > 0 ? createReadStream(spool) : [];
    await this.writer.add(collectionPart(name), size, content);
    await rm(spool);
  }

  /** Beside the archive first: its size stands before it, and files may come in between. */
  private async spoolCollection(name: string, spool: string): Promise<number> {
    const file = await open(spool, 'wx', 0o600);
    try {
      for await (const found of this.documents.all(name)) {
        this.signal.throwIfAborted();
        const document = await this.withItsFiles(name, found);
        if (!document) continue;
        await file.write(`${toLine(document)}\n`);
        this.count(name);
      }
      return (await file.stat()).size;
    } finally {
      await file.close();
    }
  }

  /** The document as it is when the archive has its files; undefined when it was removed. */
  private async withItsFiles(
    collection: string,
    document: RawDocument,
  ): Promise<RawDocument | undefined> {
    if (await this.addFilesOf(document)) return document;
    const again = await this.documents.find(collection, document._id);
    // Still the same: what it names is no file, or one that was lost long ago.
    if (!again || toLine(again) === toLine(document)) return again;
    return this.withItsFiles(collection, again);
  }

  /** @returns whether every id in the document is that of a file in the archive */
  private async addFilesOf(document: RawDocument): Promise<boolean> {
    let all = true;
    for (const id of idsIn(document)) {
      if (this.kept.has(id)) continue;
      const file = await this.buckets.find(ORIGINALS_BUCKET, id);
      all = file !== undefined && (await this.addFile(ORIGINALS_BUCKET, file)) && all;
    }
    return all;
  }

  private async addDescriptions(collections: StoredCollection[]): Promise<void> {
    const kept = collections.map(({ name, indexes }): KeptCollection => {
      return { name, documents: this.numbers.get(name), indexes };
    });
    await this.writer.addText(COLLECTIONS, `${JSON.stringify(kept, null, 1)}\n`);
  }

  private count(collection: string): void {
    this.numbers.set(collection, (this.numbers.get(collection) ?? 0) + 1);
  }

  private summary(): BackupSummary {
    const files = new Set<string>(BUCKETS.map(descriptionsOf));
    const summary: BackupSummary = { files: 0, documents: 0, damaged: [...this.damaged.values()] };
    for (const [name, number] of this.numbers) {
      if (files.has(name)) summary.files += number;
      else summary.documents += number;
    }
    return summary;
  }
}
