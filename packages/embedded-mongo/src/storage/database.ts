import { join } from 'node:path';

import { deserialize } from 'bson';
import { open } from 'lmdb';

import { MongoError, StartError } from '../errors';
import { Collection, type CollectionDescription, type Environment } from './collection';
import { DATA_FILE, markCleanStop, type CheckProgress } from './data-file';
import { prepareFolder } from './folder';
import { DESCRIPTIONS } from './keys';

const MAX_NAMESPACE = 255;
const META_PAGES = 2;

/** Statistics of one LMDB tree. */
interface TreeStatistics {
  treeBranchPageCount: number;
  treeLeafPageCount: number;
  overflowPages: number;
}

/** Statistics of the data file. */
interface Statistics {
  pageSize: number;
  lastPageNumber: number;
  root: TreeStatistics;
  free: TreeStatistics;
}

const pagesOf = ({ treeBranchPageCount, treeLeafPageCount, overflowPages }: TreeStatistics) =>
  treeBranchPageCount + treeLeafPageCount + overflowPages;

function checkNamespace(db: string, name: string): void {
  const ns = `${db}.${name}`;
  const isWellFormed = /^[^\0 /\\."$]{1,63}$/.test(db) && /^(?!\.)[^\0$]+(?<!\.)$/.test(name);
  if (isWellFormed && Buffer.byteLength(ns) <= MAX_NAMESPACE) return;
  throw new MongoError('InvalidNamespace', `Invalid namespace specified '${ns}'`);
}

/** The data of one folder: an LMDB environment, and the catalogue in memory. */
export class Database {
  private catalogue = new Map<string, Collection>();
  private lastId = 0;

  private constructor(
    private readonly environment: Environment,
    private readonly onClosed: () => void,
  ) {
    this.load();
  }

  /**
   * Opens a folder, creating it if needed.
   * @param sync whether a write is acknowledged only when it is on the disk
   * @param onProgress called with the percentage of checked data, after an unclean stop
   * @throws StartError when the folder is in use or unusable
   */
  static async open(
    folder: string,
    sync: boolean,
    onProgress: CheckProgress = () => {},
  ): Promise<Database> {
    const { markReady, release } = await prepareFolder(folder, onProgress);
    const close = () => {
      // Without `sync`, acknowledged writes may not be on disk yet.
      if (sync) markCleanStop(folder);
      release();
    };
    try {
      const environment = open<Buffer, Buffer>({
        path: join(folder, DATA_FILE),
        encoding: 'binary',
        keyEncoding: 'binary',
        // A commit returns only when the data is on disk.
        overlappingSync: false,
        noSync: !sync,
        cache: false,
      });
      const database = new Database(environment, close);
      markReady();
      return database;
    } catch (error) {
      release();
      throw new StartError(`The folder ${folder} cannot be opened: ${(error as Error).message}.`);
    }
  }

  /** Reloads the catalogue; drops in-memory changes of an aborted transaction. */
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

  /** Runs writes in one transaction, which is durable on return; a throw aborts it. */
  transaction(write: () => void): void {
    this.environment.transactionSync(write);
  }

  /** Unused bytes in the data file, which never shrinks. */
  get reusableBytes(): number {
    const { pageSize, lastPageNumber, root, free } = this.environment.getStats() as Statistics;
    const used = META_PAGES + pagesOf(root) + pagesOf(free);
    return Math.max(0, lastPageNumber + 1 - used) * pageSize;
  }

  get fileBytes(): number {
    const { pageSize, lastPageNumber } = this.environment.getStats() as Statistics;
    return (lastPageNumber + 1) * pageSize;
  }

  get collections(): Collection[] {
    return [...this.catalogue.values()].sort((a, b) => (a.ns < b.ns ? -1 : 1));
  }

  collection(db: string, name: string): Collection | undefined {
    return this.catalogue.get(`${db}.${name}`);
  }

  ensure(db: string, name: string): Collection {
    const existing = this.collection(db, name);
    if (existing) return existing;
    checkNamespace(db, name);
    const idIndex = { id: this.newId(), spec: { v: 2, key: { _id: 1 }, name: '_id_' } };
    const description = { id: this.newId(), db, name, indexes: [idIndex] };
    const collection = new Collection(this.environment, description);
    this.catalogue.set(collection.ns, collection);
    collection.save();
    return collection;
  }

  drop(collection: Collection): void {
    collection.drop();
    this.catalogue.delete(collection.ns);
  }

  newId(): number {
    return ++this.lastId;
  }

  async close(): Promise<void> {
    await this.environment.close();
    this.onClosed();
  }
}
