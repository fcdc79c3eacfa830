import { type Connection, createConnection, mongo } from 'mongoose';
import { freshDatabaseUri } from '../../test/support/database';
import { collectionNames } from '../../test/support/database-state';
import { databaseOf } from './database-of';
import { beginStaging, discardStage, settleRestore, stagedName, swapStaged } from './restore-state';

type Method = 'deleteOne' | 'drop' | 'rename';
type Call = (...args: unknown[]) => Promise<unknown>;

/** Runs `work` once, before the next call of a method of any collection. */
function beforeNext(method: Method, work: () => Promise<unknown>): void {
  const prototype = mongo.Collection.prototype as unknown as Record<Method, Call>;
  const original = prototype[method];
  const spy = jest.spyOn(prototype, method).mockImplementation(async function (
    this: mongo.Collection,
    ...args: unknown[]
  ) {
    spy.mockRestore();
    await work();
    return original.apply(this, args);
  });
}

describe('a restore that has staged', () => {
  const uri = freshDatabaseUri();
  let connection: Connection;
  let db: mongo.Db;
  beforeEach(async () => {
    connection = await createConnection(uri).asPromise();
    db = databaseOf(connection);
    await put('projects', 'old');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await connection.dropDatabase();
    await connection.close();
  });

  const put = (name: string, id: string) => db.collection(name).insertOne({ _id: id as never });
  const idsIn = async (name: string) =>
    (await db.collection(name).find().toArray()).map(({ _id }) => String(_id));
  const stage = async (token: string, id = token) => {
    for (const name of ['messages', 'projects']) await put(stagedName(token, name), id);
  };
  const begin = async (token: string) => {
    expect(await beginStaging(db, token)).toBe(true);
    await stage(token);
  };
  const swap = (token: string) => swapStaged(db, token, ['messages', 'projects']);
  const site = async () => ({
    messages: await idsIn('messages'),
    projects: await idsIn('projects'),
    staged: (await collectionNames(uri)).filter((name) => name.startsWith('restoring.')),
    states: await db.collection('restores').countDocuments(),
  });
  const OLD = { messages: [], projects: ['old'], staged: [], states: 0 };
  const NEW = { messages: ['new'], projects: ['new'], staged: [], states: 0 };

  it('does not swap once another program has begun to clear the stage', async () => {
    await begin('new');
    let swapped: boolean | undefined;
    beforeNext('drop', async () => (swapped = await swap('new')));
    await settleRestore(connection);
    expect(swapped).toBe(false);
    expect(await site()).toEqual(OLD);
  });

  it('is not cleared once it swaps, also by who has seen it staging', async () => {
    await begin('new');
    let swapped: boolean | undefined;
    beforeNext('deleteOne', async () => (swapped = await swap('new')));
    await settleRestore(connection);
    expect(swapped).toBe(true);
    expect(await site()).toEqual(NEW);
  });

  it('has a stage of its own, whatever becomes of another restore', async () => {
    await begin('lost');
    await settleRestore(connection);
    expect(await site()).toEqual(OLD);
    await begin('new');
    expect(await beginStaging(db, 'third')).toBe(false);
    // The first one goes on, and does not know yet.
    await stage('lost');
    expect(await swap('lost')).toBe(false);
    await discardStage(db, 'lost');
    expect(await swap('new')).toBe(true);
    expect(await site()).toEqual(NEW);
  });

  it('finds nothing there of one that was cleared and went on until it was killed', async () => {
    await begin('lost');
    await settleRestore(connection);
    await stage('lost');
    await begin('new');
    expect(await swap('new')).toBe(true);
    expect(await site()).toEqual(NEW);
    await stage('lost');
    await settleRestore(connection);
    expect(await site()).toEqual(NEW);
  });

  it('takes nothing from the site that lives on, though a program is late to end the swap', async () => {
    await begin('new');
    await db.createCollection(stagedName('new', 'reviews'));
    await put('reviews', 'old');
    beforeNext('rename', async () => {
      await settleRestore(connection);
      await put('reviews', 'live');
    });
    expect(await swapStaged(db, 'new', ['messages', 'projects', 'reviews'])).toBe(true);
    expect(await idsIn('reviews')).toEqual(['live']);
    expect(await site()).toEqual(NEW);
  });

  it('can be discarded and cleared on a disk that takes no more than what makes room', async () => {
    const full = new mongo.MongoServerError({ message: 'the disk is full', code: 14_031 });
    jest.spyOn(mongo.Collection.prototype, 'deleteOne').mockRejectedValue(full);
    await begin('new');
    await settleRestore(connection);
    expect(await site()).toEqual(OLD);
    await begin('new');
    await discardStage(db, 'new');
    expect(await site()).toEqual(OLD);
  });

  it('is ended when an earlier version has begun to swap it', async () => {
    for (const name of ['messages', 'projects']) await put(`restoring.${name}`, 'new');
    await put('reviews', 'old');
    const names = ['messages', 'projects'];
    const state = { step: 'swapping', token: 'new', names, obsolete: ['reviews'] };
    await db.collection('restores').insertOne({ _id: 'restore' as never, ...state });
    await settleRestore(connection);
    expect(await site()).toEqual(NEW);
    expect(await collectionNames(uri)).not.toContain('reviews');
  });
});
