import type { Connection } from 'mongoose';
import { ConfigError } from '../config/app-config';
import { REVISION_COLLECTION } from './content-revision';
import type { Lease } from './lease-watch';
import { isOfRestore } from './restore-state';
import { isDuplicate } from './server-errors';

const COLLECTION = 'schema';
const ID = 'schema';

/** The version of the schema that a database has, and who changes it. */
export interface SchemaState {
  version: number;
  lease?: Lease;
}

type StateDocument = SchemaState & { _id: string };

const UNVERSIONED =
  'The database was written before the first release of Manjara, and this program cannot read it. ' +
  'Start with an empty one: name another folder by DATA_DIR, or another database by MONGODB_URI. ' +
  'What the old one holds can be read by the program that wrote it.';

/**
 * Version and lease are one document, so that nobody who has lost the lease can move the version.
 */
export class SchemaStates {
  private readonly states;

  constructor(private readonly connection: Connection) {
    this.states = connection.collection<StateDocument>(COLLECTION);
  }

  /**
   * @returns null for an empty database
   * @throws ConfigError for one that has content and no version
   */
  async read(): Promise<SchemaState | null> {
    // Listed first: another process that has begun since has written the version before all else.
    const collections = await this.connection.listCollections();
    const state = await this.states.findOne({ _id: ID });
    if (!state && collections.some(({ name }) => isContent(name))) {
      throw new ConfigError(UNVERSIONED);
    }
    return state;
  }

  /** Marks an empty database as one of this version, unless another process was faster. */
  async begin(version: number): Promise<void> {
    try {
      await this.states.insertOne({ _id: ID, version });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  /** @returns whether it took the lease: not when something has changed since `found` was read */
  takeLease(owner: string, { version, lease }: SchemaState): Promise<boolean> {
    const unchanged = lease
      ? { 'lease.owner': lease.owner, 'lease.heartbeat': lease.heartbeat }
      : { lease: { $exists: false } };
    return this.update({ version, ...unchanged }, { $set: { lease: { owner, heartbeat: 0 } } });
  }

  beat(owner: string): Promise<boolean> {
    return this.update({ 'lease.owner': owner }, { $inc: { 'lease.heartbeat': 1 } });
  }

  /** @returns whether it did: not when the lease is another's by now */
  advance(owner: string, version: number): Promise<boolean> {
    return this.update({ 'lease.owner': owner }, { $set: { version } });
  }

  release(owner: string): Promise<boolean> {
    return this.update({ 'lease.owner': owner }, { $unset: { lease: 1 } });
  }

  private async update(filter: object, change: object): Promise<boolean> {
    return (await this.states.updateOne({ _id: ID, ...filter }, change)).matchedCount === 1;
  }
}

const isContent = (collection: string) =>
  collection !== REVISION_COLLECTION &&
  !isOfRestore(collection) &&
  !collection.startsWith('system.');
