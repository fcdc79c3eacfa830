import { mongo } from 'mongoose';
import { buffer } from 'node:stream/consumers';
import {
  AS_STORED,
  BUCKETS,
  collectionPart,
  descriptionPart,
  filePart,
  isContentCollection,
  ORIGINALS_BUCKET,
  type Report,
  toLine,
} from './archive';
import type { ArchiveWriter } from './archive-writer';

export interface BackupSummary {
  files: number;
  documents: number;
  /** Names of files with missing chunks; they are not in the backup. */
  damaged: string[];
}

/** A part is built in memory. */
const MAX_PART_BYTES = 8_000_000;

/**
 * Reads a database that may be written to at the same time, without transactions. The backup
 * contains every file that its entities refer to: files are read first, then entities; a file that
 * was stored in between is fetched when an entity refers to it. A file is removed only after no
 * entity refers to it, so if it cannot be fetched, its entity has changed and is read again.
 */
export class BackupContent {
  /** Ids of the files that the archive has. */
  private readonly added = new Set<string>();
  private readonly damaged = new Map<string, string>();
  private documents = 0;

  constructor(
    private readonly db: mongo.Db,
    private readonly writer: ArchiveWriter,
  ) {}

  async addAll(report: Report): Promise<BackupSummary> {
    report('Backing up the files …');
    for (const bucket of BUCKETS) {
      const files = this.db.collection(`${bucket}.files`);
      const found = await files.find({}, { projection: { _id: 1 }, sort: { _id: 1 } }).toArray();
      for (const { _id } of found) await this.addFile(bucket, _id);
    }
    report('Backing up the texts, messages and applications …');
    const collections = await this.db.listCollections({}, { nameOnly: true }).toArray();
    for (const name of collections.map((each) => each.name).sort()) {
      if (isContentCollection(name)) await this.addCollection(name);
    }
    const { added, documents, damaged } = this;
    return { files: added.size, documents, damaged: [...damaged.values()] };
  }

  /** @returns whether the archive has it: false for no file, or one that was removed or is damaged */
  private async addFile(bucketName: string, id: mongo.ObjectId): Promise<boolean> {
    const hex = id.toHexString();
    if (this.added.has(hex)) return true;
    const files = this.db.collection(`${bucketName}.files`);
    const document = await files.findOne({ _id: id }, AS_STORED);
    if (!document) return false;
    const name = String(document.filename);
    const content = await this.contentOf(bucketName, id);
    // The driver does not detect that the last chunk is missing.
    if (content?.length !== Number(String(document.length))) {
      if (await files.findOne({ _id: id })) this.damaged.set(hex, name);
      return false;
    }
    const storedAt = document.uploadDate as Date;
    await this.writer.add(descriptionPart(bucketName, hex), toLine(document), storedAt);
    await this.writer.add(filePart(bucketName, hex, name), content, storedAt);
    this.added.add(hex);
    return true;
  }

  /** Undefined when the file or one of its chunks is missing. */
  private async contentOf(bucketName: string, id: mongo.ObjectId): Promise<Buffer | undefined> {
    try {
      return await buffer(new mongo.GridFSBucket(this.db, { bucketName }).openDownloadStream(id));
    } catch (error) {
      // A missing file or chunk; other errors come from the server or the network.
      if (error instanceof mongo.MongoRuntimeError) return undefined;
      throw error;
    }
  }

  private async addCollection(name: string): Promise<void> {
    let lines: string[] = [];
    let bytes = 0;
    let parts = 0;
    const flush = async () => {
      if (lines.length > 0) await this.writer.add(collectionPart(name, ++parts), lines.join(''));
      lines = [];
      bytes = 0;
    };
    for await (const found of this.db.collection(name).find({}, AS_STORED).sort({ _id: 1 })) {
      const document = await this.withItsFiles(name, found);
      if (!document) continue;
      const line = toLine(document);
      bytes += Buffer.byteLength(line);
      lines.push(line);
      this.documents++;
      if (bytes >= MAX_PART_BYTES) await flush();
    }
    await flush();
  }

  /**
   * Returns a version of the document whose files are in the archive; undefined when the document
   * was removed.
   */
  private async withItsFiles(
    collection: string,
    document: mongo.Document,
  ): Promise<mongo.Document | undefined> {
    const { _id, ...fields } = document;
    let isComplete = true;
    for (const id of idsIn(fields)) {
      if (!(await this.addFile(ORIGINALS_BUCKET, id))) isComplete = false;
    }
    if (isComplete) return document;
    const filter = { _id: _id as mongo.ObjectId };
    const again = await this.db.collection(collection).findOne(filter, AS_STORED);
    if (!again) return undefined;
    // Unchanged: the id is not a file's, or the file was lost long ago.
    return toLine(again) === toLine(document) ? again : this.withItsFiles(collection, again);
  }
}

/** All ids in a document, at any depth. */
function idsIn(node: unknown): mongo.ObjectId[] {
  if (node instanceof mongo.ObjectId) return [node];
  return node !== null && typeof node === 'object' ? Object.values(node).flatMap(idsIn) : [];
}
