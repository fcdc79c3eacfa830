import { type Connection, mongo } from 'mongoose';
import { renewRevision } from './content-revision';
import { databaseOf } from './database-of';

/** Holds one document while a restore is on its way, and is not there else. */
const STATE_COLLECTION = 'restores';
const STATE_ID = 'restore';
const STAGED = 'restoring.';

const NAMESPACE_NOT_FOUND = 26;
const DUPLICATE_KEY = 11_000;

/**
 * How far a restore is. While it is staging, the site's collections are untouched. Swapping means
 * that all is staged, and that whoever opens the database next has to end what was begun.
 */
export type RestoreState =
  | { _id: string; step: 'staging'; token: string }
  | { _id: string; step: 'swapping'; token: string; names: string[]; obsolete: string[] };

export const stagedName = (collection: string) => `${STAGED}${collection}`;

export const isOfRestore = (collection: string) =>
  collection === STATE_COLLECTION || collection.startsWith(STAGED);

/** Says that a restore begins to stage. @returns whether it may: not when another one does */
export async function beginStaging(db: mongo.Db, token: string): Promise<boolean> {
  try {
    await statesOf(db).insertOne({ _id: STATE_ID, step: 'staging', token });
    return true;
  } catch (error) {
    if (hasCode(error, DUPLICATE_KEY)) return false;
    throw error;
  }
}

/**
 * Puts what is staged in the place of the site's collections. From its first write on there is no
 * way back, and every way leads to the end: a restore that is broken off in here is ended by the
 * next program that opens the database.
 * @param names collections of which each is staged
 * @param obsolete collections that are to go
 * @returns whether it did: not when another program has opened the database and cleared the stage
 */
export async function swapStaged(
  db: mongo.Db,
  token: string,
  names: string[],
  obsolete: string[],
): Promise<boolean> {
  const { matchedCount } = await statesOf(db).updateOne(
    { _id: STATE_ID, step: 'staging', token },
    { $set: { step: 'swapping', names, obsolete } },
  );
  if (matchedCount === 1) await finishSwap(db, names, obsolete);
  return matchedCount === 1;
}

/** Removes what a restore has staged, unless it is past that, or the stage is another's by now. */
export async function discardStage(db: mongo.Db, token: string): Promise<void> {
  const own = await statesOf(db).findOne({ _id: STATE_ID, step: 'staging', token });
  if (own) await clearStage(db);
}

async function clearStage(db: mongo.Db): Promise<void> {
  for (const name of await collectionsOf(db)) {
    if (name.startsWith(STAGED)) await db.collection(name).drop();
  }
  // Last: until then, whoever comes next knows that there is something to clear.
  await db.collection(STATE_COLLECTION).drop();
}

/**
 * Called with every connection, before anything is read: ends the swap of a restore that was broken
 * off, or removes what it had staged, so that a database is never seen half restored.
 */
export async function settleRestore(connection: Connection): Promise<Connection> {
  const db = databaseOf(connection);
  const state = await statesOf(db).findOne({ _id: STATE_ID });
  if (state?.step === 'swapping') await finishSwap(db, state.names, state.obsolete);
  else if (state) await clearStage(db);
  return connection;
}

async function finishSwap(db: mongo.Db, names: string[], obsolete: string[]): Promise<void> {
  const staged = new Set(await collectionsOf(db));
  for (const name of names) {
    // One that is not there any more has its place already.
    if (staged.has(stagedName(name))) await takePlace(db, name);
  }
  for (const name of obsolete) await db.collection(name).drop();
  await renewRevision(db);
  await clearStage(db);
}

async function takePlace(db: mongo.Db, name: string): Promise<void> {
  try {
    await db.collection(stagedName(name)).rename(name, { dropTarget: true });
  } catch (error) {
    // Two programs may end the same swap at once.
    if (!hasCode(error, NAMESPACE_NOT_FOUND)) throw error;
  }
}

const hasCode = (error: unknown, code: number) =>
  error instanceof mongo.MongoServerError && error.code === code;

const statesOf = (db: mongo.Db) => db.collection<RestoreState>(STATE_COLLECTION);

async function collectionsOf(db: mongo.Db): Promise<string[]> {
  return (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
}
