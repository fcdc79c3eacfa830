import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-errors';
import { ConfigError } from '../config/app-config';
import { REVISION_COLLECTION } from './content-revision';
import { SCHEMA_VERSION } from './migrations';

export const SCHEMA_COLLECTION = 'schema';
export const PROCESS_COLLECTION = 'processes';
const _id = 'schema';

/** A process that has not renewed its lease for this long counts as dead. */
export const LEASE_MS = 10_000;
export const HEARTBEAT_MS = 2_000;

/** The schema version of a database, and whether it is being migrated or restored. */
export interface SchemaState {
  version: number;
  /** Of the process that migrates; `expires` is set by that process's clock. */
  lease?: { owner: string; expires: Date };
  restoring?: boolean;
}

const UNVERSIONED =
  'The database was written before the first release of Manjara, and this program cannot read it. ' +
  'Use an empty one: set DATA_DIR to another folder, or MONGODB_URI to another database. ' +
  'The old one can only be read by the program that wrote it.';

const HALF_RESTORED =
  'A restore of this database is not finished. If it still runs, wait for its end; ' +
  'if it was interrupted, run it again: npm run restore -- FILE.';

const IN_USE =
  'The site is running on this database: stop it, restore, and start it again. ' +
  'If it was killed, wait ten seconds. Nothing was changed.';

export const schemaStates = (db: mongo.Db) =>
  db.collection<SchemaState & { _id: string }>(SCHEMA_COLLECTION);

/** Running processes by id; `expires` is set by each process's clock. */
const processes = (db: mongo.Db) =>
  db.collection<{ _id: string; expires: Date }>(PROCESS_COLLECTION);

/**
 * @returns null for an empty database
 * @throws ConfigError when it has content without a version, or was restored only in part
 */
export async function readSchemaState(db: mongo.Db): Promise<SchemaState | null> {
  // List first: a process that starts at the same time writes the version before any content.
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const state = await schemaStates(db).findOne({ _id });
  if (!state && collections.some(({ name }) => isContent(name))) throw new ConfigError(UNVERSIONED);
  if (state?.restoring) throw new ConfigError(HALF_RESTORED);
  return state;
}

const isContent = (collection: string) =>
  ![REVISION_COLLECTION, PROCESS_COLLECTION].includes(collection) &&
  !collection.startsWith('system.');

/** Whether a newer program has migrated the database. */
export async function isNewerSchema(db: mongo.Db): Promise<boolean> {
  return ((await schemaStates(db).findOne({ _id }))?.version ?? 0) > SCHEMA_VERSION;
}

/** Sets the version of an empty database, unless another process was faster. */
export async function markNew(db: mongo.Db, version: number): Promise<void> {
  try {
    await schemaStates(db).insertOne({ _id, version });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Takes or renews the lease of a process. */
export async function renewProcess(db: mongo.Db, id: string): Promise<void> {
  const expires = new Date(Date.now() + LEASE_MS);
  await processes(db).updateOne({ _id: id }, { $set: { expires } }, { upsert: true });
}

export async function endProcess(db: mongo.Db, id: string): Promise<void> {
  await processes(db).deleteOne({ _id: id });
}

export async function removeDeadProcesses(db: mongo.Db): Promise<void> {
  await processes(db).deleteMany({ expires: { $lt: new Date() } });
}

/** A restore was refused because the database is in use; nothing was changed. */
export class DatabaseInUse extends ConfigError {}

/**
 * Prevents programs from opening the database until `endRestore`.
 * @throws DatabaseInUse while a program uses it
 */
export async function beginRestore(db: mongo.Db): Promise<void> {
  const states = schemaStates(db);
  const before = await states.findOneAndUpdate(
    { _id },
    { $set: { restoring: true } },
    { upsert: true, returnDocument: 'before' },
  );
  if (!(await processes(db).findOne({ expires: { $gt: new Date() } }))) return;
  if (!before) await states.deleteOne({ _id });
  else if (!before.restoring) await states.updateOne({ _id }, { $unset: { restoring: 1 } });
  throw new DatabaseInUse(IN_USE);
}

/** @param version of the backup; null for that of an empty database */
export async function endRestore(db: mongo.Db, version: number | null): Promise<void> {
  const states = schemaStates(db);
  if (version === null) await states.deleteOne({ _id });
  else await states.updateOne({ _id }, { $set: { version }, $unset: { restoring: 1, lease: 1 } });
}
