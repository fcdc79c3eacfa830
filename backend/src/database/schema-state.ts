import { type Connection, mongo } from 'mongoose';
import { REVISION_COLLECTION } from './content-revision';
import { isOfRestore } from './restore-state';

/** The collection of the one document that says which schema a database has. */
const COLLECTION = 'schema_state';
const ID = 'schema';
/** What a database is in that has content and no such document: one of before there were versions. */
const UNNUMBERED = 1;

const DUPLICATE_KEY = 11_000;

/** Who is migrating. Its process counts `beat` up for as long as it lives. */
export interface SchemaLock {
  owner: string;
  beat: number;
}

export interface SchemaState {
  version: number;
  lock?: SchemaLock;
}

type StateDocument = SchemaState & { _id: string };

/**
 * The version of the schema that a database has.
 * @returns null for a database that is empty; 1 for one of before there were versions
 */
export async function readSchemaVersion(connection: Connection): Promise<number | null> {
  return (await new SchemaStates(connection).read())?.version ?? null;
}

/**
 * The version of the schema and the lock of who changes it: one document, so that nobody who has
 * lost the lock can move the version.
 */
export class SchemaStates {
  private readonly states;

  constructor(private readonly connection: Connection) {
    this.states = connection.collection<StateDocument>(COLLECTION);
  }

  /** Null for an empty database. */
  async read(): Promise<SchemaState | null> {
    const state = await this.states.findOne({ _id: ID });
    if (state) return state;
    return (await this.isEmpty()) ? null : { version: UNNUMBERED };
  }

  /** Marks an empty database as one of this version, unless another process was faster. */
  async begin(version: number): Promise<void> {
    await unlessTaken(this.states.insertOne({ _id: ID, version }));
  }

  /**
   * Takes the lock.
   * @param from the lock of a process that is taken for dead; absent: there was none
   * @returns whether it did: not when another process was faster, or lives after all
   */
  async take(owner: string, from: SchemaLock | undefined): Promise<boolean> {
    const free = from
      ? { 'lock.owner': from.owner, 'lock.beat': from.beat }
      : { lock: { $exists: false } };
    const taken = await unlessTaken(
      this.states.updateOne(
        { _id: ID, ...free },
        { $set: { lock: { owner, beat: 0 } }, $setOnInsert: { version: UNNUMBERED } },
        { upsert: true },
      ),
    );
    return taken !== undefined;
  }

  /** Says that the owner lives. @returns whether the lock is still its own */
  async beat(owner: string): Promise<boolean> {
    const { matchedCount } = await this.states.updateOne(
      { _id: ID, 'lock.owner': owner },
      { $inc: { 'lock.beat': 1 } },
    );
    return matchedCount === 1;
  }

  /** @returns whether it did: not when the lock is another's by now */
  async advance(owner: string, version: number): Promise<boolean> {
    const { matchedCount } = await this.states.updateOne(
      { _id: ID, 'lock.owner': owner, version: { $lt: version } },
      { $set: { version } },
    );
    return matchedCount === 1;
  }

  async release(owner: string): Promise<void> {
    await this.states.updateOne({ _id: ID, 'lock.owner': owner }, { $unset: { lock: 1 } });
  }

  private async isEmpty(): Promise<boolean> {
    const collections = await this.connection.listCollections();
    const ours = [COLLECTION, REVISION_COLLECTION];
    return collections.every(
      ({ name }) => ours.includes(name) || isOfRestore(name) || name.startsWith('system.'),
    );
  }
}

/** What a write answers; undefined where another process's document was in its way. */
async function unlessTaken<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) return undefined;
    throw error;
  }
}
