import { type Connection, createConnection, mongo } from 'mongoose';
import { createHash } from 'node:crypto';

const { EJSON } = mongo.BSON;

/** The content of a database, in a form that can be compared. */
interface DatabaseState {
  /** SHA-256 of every document, by collection and id. */
  documents: Record<string, Record<string, string>>;
  /** SHA-256 of every file's content, by bucket and id. */
  files: Record<string, Record<string, string>>;
  /** Sorted. */
  indexes: Record<string, string[]>;
}

/**
 * The content revision changes with every write, the list of processes with every start, and the
 * last backup with every backup.
 */
const PASSING = ['content_revisions', 'processes', 'backups'];
/** A restore ends sessions with their devices, invites and links for a password. */
const ENDING = ['sessions', 'passwordResets', 'invites', 'push_subscriptions', 'push_keys'];

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Runs `work` on a separate connection to a database. */
export async function withDatabase<T>(
  uri: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection(uri).asPromise();
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

export const dropDatabase = (uri: string) =>
  withDatabase(uri, (connection) => connection.dropDatabase());

/** Uses the driver only, independently of the backup code. */
export function stateOf(uri: string): Promise<DatabaseState> {
  return withDatabase(uri, async (connection) => {
    const state: DatabaseState = { documents: {}, files: {}, indexes: {} };
    for (const { name } of await connection.listCollections()) {
      if (PASSING.includes(name)) continue;
      const collection = connection.collection(name);
      state.indexes[name] = (await collection.indexes())
        .map((index) => JSON.stringify(index))
        .sort();
      if (ENDING.includes(name) || name.endsWith('.chunks')) continue;
      const hashes: Record<string, string> = (state.documents[name] = {});
      const found = collection.find({}, { promoteValues: false, bsonRegExp: true });
      for await (const document of found) {
        hashes[String(document._id)] = sha256(EJSON.stringify(document, { relaxed: false }));
      }
      if (name.endsWith('.files')) {
        const bucket = name.slice(0, -'.files'.length);
        state.files[bucket] = await contentsOf(connection, bucket);
      }
    }
    return state;
  });
}

/** Without indexes and empty collections, which the site creates at startup. */
export async function contentOf(uri: string): Promise<Pick<DatabaseState, 'documents' | 'files'>> {
  const { documents, files } = await stateOf(uri);
  const filled = Object.entries(documents).filter(([, found]) => Object.keys(found).length > 0);
  return { documents: Object.fromEntries(filled), files };
}

async function contentsOf(connection: Connection, bucketName: string) {
  const bucket = new mongo.GridFSBucket(connection.db as mongo.Db, { bucketName });
  const contents: Record<string, string> = {};
  for await (const { _id } of bucket.find()) {
    const parts: Buffer[] = [];
    for await (const part of bucket.openDownloadStream(_id)) parts.push(part as Buffer);
    contents[String(_id)] = sha256(Buffer.concat(parts));
  }
  return contents;
}
