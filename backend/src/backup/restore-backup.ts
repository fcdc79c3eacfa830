import { mongo } from 'mongoose';
import { ConfigError } from '../config/app-config';
import { renewRevision } from '../database/content-revision';
import { beginRestore, endRestore, SCHEMA_COLLECTION } from '../database/database-status';
import { isOutOfSpace } from '../common/errors/database-errors';
import {
  BUCKETS,
  collectionOf,
  fromLine,
  isContentCollection,
  ORIGINALS_BUCKET,
  type Report,
} from './archive';
import { type CheckedBackup, readParts } from './archive-reader';

/** Documents are written in batches of this size to limit memory. */
const BATCH_BYTES = 4_000_000;

/** Number of documents that a restore replaces, by collection; derived collections are left out. */
export async function entriesIn(db: mongo.Db): Promise<Map<string, number>> {
  const entries = new Map<string, number>();
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (!isContentCollection(name) && name !== `${ORIGINALS_BUCKET}.files`) continue;
    const count = await db.collection(name).countDocuments();
    if (count > 0) entries.set(name, count);
  }
  return entries;
}

/**
 * Replaces the whole database by a checked backup. Other programs cannot open the database until it
 * is done; a restore that was interrupted must be run again.
 */
export async function restoreBackup(
  db: mongo.Db,
  backup: CheckedBackup,
  report: Report,
): Promise<void> {
  report('Restoring the backup …');
  try {
    await beginRestore(db);
    await empty(db);
    const batch = new Batch(db);
    let description: mongo.Document = {};
    for await (const { name, content } of readParts(backup)) {
      const collection = collectionOf(name);
      const bucket = BUCKETS.find((each) => name.startsWith(`files/${each}/`));
      if (collection !== undefined && isContentCollection(collection)) {
        for (const line of content.toString().split('\n').slice(0, -1)) {
          await batch.add(collection, fromLine(line), line.length);
        }
      } else if (name.endsWith('.info.json')) {
        description = fromLine(content.toString());
      } else if (bucket !== undefined) {
        await addFile(batch, bucket, description, content);
      }
    }
    await batch.flush();
    await renewRevision(db);
    await endRestore(db, backup.manifest.schemaVersion);
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
    throw new ConfigError('The disk of the database is full: free some space, then restore again.');
  }
}

/** Drops all collections, and creates the GridFS collections with their standard indexes. */
async function empty(db: mongo.Db): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name !== SCHEMA_COLLECTION && !name.startsWith('system.')) await db.dropCollection(name);
  }
  for (const bucket of BUCKETS) {
    await db.collection(`${bucket}.files`).createIndex({ filename: 1, uploadDate: 1 });
    await db.collection(`${bucket}.chunks`).createIndex({ files_id: 1, n: 1 }, { unique: true });
  }
}

/** Stores a file under its former id. */
async function addFile(
  batch: Batch,
  bucket: string,
  description: mongo.Document,
  content: Buffer,
): Promise<void> {
  const chunkSize = Number(String(description.chunkSize));
  for (let n = 0; n * chunkSize < content.length; n++) {
    const data = content.subarray(n * chunkSize, (n + 1) * chunkSize);
    const chunk = { files_id: description._id as unknown, n, data };
    await batch.add(`${bucket}.chunks`, chunk, data.length);
  }
  await batch.add(`${bucket}.files`, description, 0);
}

class Batch {
  private readonly documents = new Map<string, mongo.Document[]>();
  private bytes = 0;

  constructor(private readonly db: mongo.Db) {}

  async add(collection: string, document: mongo.Document, bytes: number): Promise<void> {
    const waiting = this.documents.get(collection) ?? [];
    this.documents.set(collection, waiting);
    waiting.push(document);
    this.bytes += bytes;
    if (this.bytes >= BATCH_BYTES) await this.flush();
  }

  async flush(): Promise<void> {
    for (const [collection, documents] of this.documents) {
      await this.db.collection(collection).insertMany(documents);
    }
    this.documents.clear();
    this.bytes = 0;
  }
}
