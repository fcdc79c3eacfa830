import { join } from 'node:path';

import { deserialize } from 'bson';
import { open } from 'lmdb';

import { MongoError, StartError } from '../errors';
import { Collection, type CollectionDescription, type Environment } from './collection';
import { DATA_FILE } from './data-file';
import { prepareFolder } from './folder';
import { DESCRIPTIONS } from './keys';

export interface DatabaseOptions {
  /** Whether a write waits until it is on the disk before it is acknowledged; default true. */
  sync?: boolean;
}

/** What LMDB says of itself, in pages. */
interface Statistics {
  root: {
    pageSize: number;
    treeBranchPageCount: number;
    treeLeafPageCount: number;
    overflowPages: number;
  };
  lastPageNumber: number;
}

/** Those that say where the trees begin. */
const META_PAGES = 2;

const MAX_NAMESPACE = 255;

function checkNamespace(db: string, name: string): void {
  const ns = `${db}.${name}`;
  const wellFormed = /^[^\0 /\\."$]{1,63}$/.test(db) && /^(?!\.)[^\0$]+(?<!\.)$/.test(name);
  if (!wellFormed) {
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${ns}'`);
  }
  if (Buffer.byteLength(ns) > MAX_NAMESPACE) {
    throw new MongoError(
      'InvalidNamespace',
      `Fully qualified namespace is too long. Namespace: ${ns} Max: ${MAX_NAMESPACE}`,
    );
  }
}

/** The data of one folder: an LMDB environment and, in memory, the catalogue of collections. */
export class Database {
  private catalogue = new Map<string, Collection>();
  private lastId = 0;

  private constructor(
    private readonly environment: Environment,
    private readonly release: () => void,
  ) {
    this.load();
  }

  /** Opens a folder, creating it if needed; throws StartError if it is in use or unusable. */
  static open(folder: string, { sync = true }: DatabaseOptions = {}): Database {
    const { markReady, release } = prepareFolder(folder);
    try {
      const environment = open<Buffer, Buffer>({
        path: join(folder, DATA_FILE),
        encoding: 'binary',
        keyEncoding: 'binary',
        // A commit returns when the data is on the disk, not merely handed to a later flush.
        overlappingSync: false,
        noSync: !sync,
        cache: false,
      });
      const database = new Database(environment, release);
      markReady();
      return database;
    } catch (error) {
      release();
      throw new StartError(`The folder ${folder} cannot be opened: ${(error as Error).message}.`);
    }
  }

  /** Reads the catalogue again, forgetting what an aborted transaction left in memory. */
  load(): void {
    this.catalogue = new Map();
    this.lastId = 0;
    for (const { value } of this.environment.getRange(DESCRIPTIONS)) {
      const description = deserialize(value) as CollectionDescription;
      const collection = new Collection(this.environment, description);
      this.catalogue.set(collection.ns, collection);
      const ids = [description.id, ...description.indexes.map((index) => index.id)];
      this.lastId = Math.max(this.lastId, ...ids);
    }
  }

  /** Runs writes in one transaction, which is durable on return; a throw undoes them all. */
  transaction(write: () => void): void {
    this.environment.transactionSync(write);
  }

  get collections(): Collection[] {
    return [...this.catalogue.values()].sort((a, b) => (a.ns < b.ns ? -1 : 1));
  }

  collection(db: string, name: string): Collection | undefined {
    return this.catalogue.get(`${db}.${name}`);
  }

  /** The collection, made now if it is not there. */
  ensure(db: string, name: string): Collection {
    const existing = this.collection(db, name);
    if (existing) return existing;
    checkNamespace(db, name);
    const description = Collection.describe(this.newId(), db, name, this.newId());
    const collection = new Collection(this.environment, description);
    this.catalogue.set(collection.ns, collection);
    collection.save();
    return collection;
  }

  drop(collection: Collection): void {
    collection.drop();
    this.catalogue.delete(collection.ns);
  }

  /** Gives a collection another name, in place of the one that has it. */
  rename(collection: Collection, db: string, name: string): void {
    checkNamespace(db, name);
    const replaced = this.collection(db, name);
    if (replaced) this.drop(replaced);
    this.catalogue.delete(collection.ns);
    collection.rename(db, name);
    this.catalogue.set(collection.ns, collection);
  }

  /** Bytes of the file, and those of its pages that hold nothing. */
  size(): { storageSize: number; freeStorageSize: number } {
    const { root, lastPageNumber } = this.environment.getStats() as Statistics;
    const { pageSize, treeBranchPageCount, treeLeafPageCount, overflowPages } = root;
    const used = treeBranchPageCount + treeLeafPageCount + overflowPages + META_PAGES;
    const pages = Math.max(lastPageNumber + 1, used);
    return { storageSize: pages * pageSize, freeStorageSize: (pages - used) * pageSize };
  }

  newId(): number {
    return ++this.lastId;
  }

  async close(): Promise<void> {
    await this.environment.close();
    this.release();
  }
}
