import type { Connection, mongo } from 'mongoose';
import { renewRevision } from './content-revision';
import { databaseOf } from './database-of';
import { isDuplicate, isOutOfSpace, unlessGone } from './server-errors';

/** Holds one document while a restore is on its way, and is empty or not there else. */
const STATE_COLLECTION = 'restores';
const STATE_ID = 'restore';
const STAGED = 'restoring.';

/**
 * How far a restore is. While it is staging, the site's collections are untouched. Swapping means
 * that all is staged, and that whoever opens the database next has to end what was begun.
 */
export type RestoreState = { _id: string; token: string } & (
  | { step: 'staging' }
  | {
      step: 'swapping';
      names: string[];
      /** Collections that are to go, written by earlier versions alone. */
      obsolete?: string[];
    }
);

/** By its own name for every restore: what one stages, no other one touches unawares. */
const prefixOf = (token: string) => `${STAGED}${token}.`;

export const stagedName = (token: string, collection: string) => `${prefixOf(token)}${collection}`;

export const isOfRestore = (collection: string) =>
  collection === STATE_COLLECTION || collection.startsWith(STAGED);

/** Says that a restore begins to stage. @returns whether it may: not when another one does */
export async function beginStaging(db: mongo.Db, token: string): Promise<boolean> {
  try {
    await statesOf(db).insertOne({ _id: STATE_ID, step: 'staging', token });
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
  // Nobody's by now: of a restore that was cleared while it was still staging.
  await dropAll(db, await stagedIn(db));
  return true;
}

/**
 * Puts what is staged in the place of the site's collections. From its first write on there is no
 * way back, and every way leads to the end: a restore that is broken off in here is ended by the
 * next program that opens the database.
 * @param names collections of which each is staged
 * @returns whether it did: not when another program has opened the database and cleared the stage
 */
export async function swapStaged(db: mongo.Db, token: string, names: string[]): Promise<boolean> {
  const { matchedCount } = await statesOf(db).updateOne(
    { _id: STATE_ID, step: 'staging', token },
    { $set: { step: 'swapping', names } },
  );
  if (matchedCount === 1) await finishSwap(db, { token, names });
  return matchedCount === 1;
}

/** Removes what a restore has staged, unless it is past that. */
export async function discardStage(db: mongo.Db, token: string): Promise<void> {
  await endStaging(db, token);
  const state = await statesOf(db).findOne({ _id: STATE_ID });
  if (state?.token !== token) await dropAll(db, await stagedIn(db, prefixOf(token)));
}

/**
 * Called with every connection, before anything is read: ends the swap of a restore that was broken
 * off, or removes what it had staged, so that a database is never seen half restored.
 */
export async function settleRestore(connection: Connection): Promise<Connection> {
  const db = databaseOf(connection);
  for (;;) {
    // Listed before the state is read: a restore that begins after that has none of these.
    const staged = await stagedIn(db);
    const state = await statesOf(db).findOne({ _id: STATE_ID });
    if (state?.step === 'swapping') {
      await finishSwap(db, state);
      return connection;
    }
    // It swaps by now, or has been cleared.
    if (state && !(await endStaging(db, state.token))) continue;
    const later = state ? await stagedIn(db, prefixOf(state.token)) : [];
    await dropAll(db, [...staged, ...later]);
    return connection;
  }
}

/**
 * Takes a restore the right to swap, before anything of its stage is touched.
 * @returns whether it did: not when the restore swaps already, or another program was faster
 */
async function endStaging(db: mongo.Db, token: string): Promise<boolean> {
  const states = statesOf(db);
  const staging = { _id: STATE_ID, step: 'staging', token } as const;
  try {
    return (await states.deleteOne(staging)).deletedCount === 1;
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
    // It takes no more than what makes room, so that no restore can begin to swap either.
    return (await states.findOne(staging)) !== null && (await states.drop());
  }
}

/** Two programs may end the same swap at once, and one of them when the site lives on already. */
async function finishSwap(
  db: mongo.Db,
  { token, names, obsolete = [] }: { token: string; names: string[]; obsolete?: string[] },
): Promise<void> {
  const staged = new Set(await stagedIn(db));
  for (const name of names) {
    // Earlier versions staged under a name without the token.
    const from = [stagedName(token, name), `${STAGED}${name}`].find((each) => staged.has(each));
    // One that is not there any more has its place already.
    if (from !== undefined) await takePlace(db, from, name);
  }
  await dropAll(db, obsolete);
  await renewRevision(db);
  await statesOf(db).deleteOne({ _id: STATE_ID, step: 'swapping', token });
}

const takePlace = (db: mongo.Db, from: string, name: string) =>
  unlessGone(db.collection(from).rename(name, { dropTarget: true }));

async function dropAll(db: mongo.Db, names: readonly string[]): Promise<void> {
  for (const name of new Set(names)) await unlessGone(db.collection(name).drop());
}

const statesOf = (db: mongo.Db) => db.collection<RestoreState>(STATE_COLLECTION);

async function stagedIn(db: mongo.Db, prefix = STAGED): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections.map(({ name }) => name).filter((name) => name.startsWith(prefix));
}
