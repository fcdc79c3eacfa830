import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-errors';
import { ConfigError } from '../config/app-config';
import { REVISION_COLLECTION } from './content-revision';
import type { Lease } from './lease';
import { isInUse, PROCESS_COLLECTION } from './running-processes';

export const SCHEMA_COLLECTION = 'schema';
const _id = 'schema';

/** Which version of the schema a database has, and who changes it. */
export interface SchemaState {
  version: number;
  /** Of the process that migrates. */
  lease?: Lease;
  /** While a restore fills the database. */
  restoring?: boolean;
}

const UNVERSIONED =
  'The database was written before the first release of Manjara, and this program cannot read it. ' +
  'Start with an empty one: name another folder by DATA_DIR, or another database by MONGODB_URI. ' +
  'What the old one holds can be read by the program that wrote it.';

const HALF_RESTORED =
  'A restore of this database is not finished. If it still runs, wait for its end; ' +
  'if it was broken off, run it again: npm run restore -- FILE.';

const IN_USE =
  'The site is running on this database: stop it, restore, and start it again. ' +
  'If it was killed, wait ten seconds. Nothing was changed.';

export const schemaStates = (db: mongo.Db) =>
  db.collection<SchemaState & { _id: string }>(SCHEMA_COLLECTION);

/**
 * @returns null for an empty database
 * @throws ConfigError when it has content without a version, or was restored only in part
 */
export async function readSchemaState(db: mongo.Db): Promise<SchemaState | null> {
  // Listed first: another process that has begun since has written the version before all else.
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const state = await schemaStates(db).findOne({ _id });
  if (!state && collections.some(({ name }) => isContent(name))) throw new ConfigError(UNVERSIONED);
  if (state?.restoring) throw new ConfigError(HALF_RESTORED);
  return state;
}

/** Whether a newer program has taken the database over since this one, which knows `version`, began. */
export async function isNewerSchema(db: mongo.Db, version: number): Promise<boolean> {
  return ((await schemaStates(db).findOne({ _id }))?.version ?? 0) > version;
}

/** Marks an empty database as one of this version, unless another process was faster. */
export async function markNew(db: mongo.Db, version: number): Promise<void> {
  try {
    await schemaStates(db).insertOne({ _id, version });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
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
  if (!(await isInUse(db))) return;
  if (!before) await states.deleteOne({ _id });
  else if (!before.restoring) await states.updateOne({ _id }, { $unset: { restoring: 1 } });
  throw new DatabaseInUse(IN_USE);
}

/** @param version of the backup; null for that of an empty database */
export async function endRestore(db: mongo.Db, version: number | null): Promise<void> {
  if (version === null) await schemaStates(db).deleteOne({ _id });
  else
    await schemaStates(db).updateOne(
      { _id },
      { $set: { version }, $unset: { restoring: 1, lease: 1 } },
    );
}

const isContent = (collection: string) =>
  ![REVISION_COLLECTION, PROCESS_COLLECTION].includes(collection) &&
  !collection.startsWith('system.');
