import { mongo } from 'mongoose';
import { ConfigError } from '../config/app-config';
import { renewRevision } from '../database/content-revision';
import { beginRestore, endRestore, SCHEMA_COLLECTION } from '../database/schema-state';
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

/** Documents wait for the disk together, but do not pile up in memory. */
const BATCH_BYTES = 4_000_000;

/** How many entries a restore replaces, by collection; without what is made from others. */
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
 * Replaces all that the database holds by a backup that was found whole. A program that opens the
 * database before the end is refused; one that was broken off has to be run again.
 */
export async function restoreBackup(
  db: mongo.Db,
  { path, manifest }: CheckedBackup,
  report: Report,
): Promise<void> {
  report('Restoring the backup …');
  try {
    await beginRestore(db);
    await empty(db);
    const batch = new Batch(db);
    let description: mongo.Document = {};
    for await (const { name, content } of readParts(path)) {
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
    await endRestore(db, manifest.schemaVersion);
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
    throw new ConfigError('There is no room left where the database is: free some space.');
  }
}

/** Drops the collections, and makes those of files with the indexes that drivers give them. */
async function empty(db: mongo.Db): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name !== SCHEMA_COLLECTION && !name.startsWith('system.')) await db.dropCollection(name);
  }
  for (const bucket of BUCKETS) {
    await db.collection(`${bucket}.files`).createIndex({ filename: 1, uploadDate: 1 });
    await db.collection(`${bucket}.chunks`).createIndex({ files_id: 1, n: 1 }, { unique: true });
  }
}

/** Stores a file under the description, and so the id, that it had. */
async function addFile(
  batch: Batch,
  bucket: string,
  description: mongo.Document,
  content: Buffer,
): Promise<void> {
  const chunkSize = Number(String(description.chunkSize));
  for (let n = 0; n * chunkSize < content.length; n++) {
    const data = content.subarray(n * chunkSize, (n + 1) * chunkSize);
    await batch.add(
      `${bucket}.chunks`,
      { files_id: description._id as unknown, n, data },
      data.length,
    );
  }
  await batch.add(`${bucket}.files`, description, 0);
}

/** Collects documents, so that not each waits for the disk by itself. */
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
