import { createConnection, mongo } from 'mongoose';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  backUp,
  bringBack,
  check,
  SILENT,
  useFolder,
  withServices,
} from '../../test/support/backups';
import { freshDatabaseUri } from '../../test/support/database';
import {
  collectionNames,
  type DatabaseState,
  dropDatabase,
  stateOf,
  withDatabase,
} from '../../test/support/database-state';
import { fillSmallSite, storeFile } from '../../test/support/small-site';
import { ConfigError } from '../config/app-config';
import { settleRestore } from '../database/restore-state';
import { StagedDocuments } from '../database/staged-documents';
import { type Losses, RestoreService } from './restore.service';

jest.setTimeout(120_000);

/** All that a restore changes the database with. */
const WRITES = [
  'insertMany',
  'insertOne',
  'updateOne',
  'deleteOne',
  'createIndexes',
  'rename',
  'drop',
] as const;

type Write = (...args: unknown[]) => Promise<unknown>;

/** The death of a process in the middle: from one write on, none reaches the database any more. */
function dieAt(fatal: number): { writes: () => string[] } {
  const prototype = mongo.Collection.prototype as unknown as Record<string, Write>;
  const steps: string[] = [];
  for (const method of WRITES) {
    const original = prototype[method] as Write;
    jest.spyOn(prototype, method).mockImplementation(function (
      this: mongo.Collection,
      ...args: unknown[]
    ) {
      steps.push(`${this.collectionName}.${method}`);
      if (steps.length > fatal) return Promise.reject(new Error('This process is dead.'));
      return original.apply(this, args);
    });
  }
  return { writes: () => steps };
}

/** A collection that the backup knows nothing of is left without documents and indexes. */
function withEmpty({ documents, files, indexes }: DatabaseState, name: string): DatabaseState {
  const index = JSON.stringify({ v: 2, key: { _id: 1 }, name: '_id_' });
  return {
    documents: { ...documents, [name]: {} },
    files,
    indexes: { ...indexes, [name]: [index] },
  };
}

describe('a restore', () => {
  const folder = useFolder();
  let uri: string;
  let path: string;
  let wanted: DatabaseState;
  beforeEach(async () => {
    uri = freshDatabaseUri();
    path = join(folder.path, 'backup.tar');
    await fillSmallSite(uri);
    await backUp(uri, path);
    wanted = await stateOf(uri);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await dropDatabase(uri);
  });

  /** What happens to a site after its backup. */
  const liveOn = () =>
    withDatabase(uri, async (connection) => {
      await connection.collection('projects').deleteOne({ name: 'Oak' });
      await connection.collection('projects').insertOne({ name: 'Walnut' });
      await connection.collection('admins').updateOne({}, { $set: { passwordHash: 'y' } });
      await connection.collection('reviews').insertOne({ title: 'Later than the backup' });
      await connection.collection('projects').createIndex({ later: 1 });
      await storeFile(connection, Buffer.from('later'));
    });

  it('brings the state of the backup, and only that, over a later one', async () => {
    await liveOn();
    expect(await stateOf(uri)).not.toEqual(wanted);
    await expect(bringBack(uri, path)).resolves.toBe(true);
    expect(await stateOf(uri)).toEqual(withEmpty(wanted, 'reviews'));
  });

  it('ends the sign-ins and the links of mails, and keeps the indexes that drop them', async () => {
    await bringBack(uri, path);
    await withDatabase(uri, async (connection) => {
      for (const name of ['sessions', 'passwordResets']) {
        expect(await connection.collection(name).countDocuments()).toBe(0);
      }
      const indexes = await connection.collection('sessions').indexes();
      expect(indexes).toContainEqual(expect.objectContaining({ expireAfterSeconds: 0 }));
    });
  });

  it('brings a backup of an empty database', async () => {
    const empty = freshDatabaseUri();
    const nothing = join(folder.path, 'nothing.tar');
    await expect(backUp(empty, nothing)).resolves.toMatchObject({ files: 0, documents: 0 });
    await bringBack(uri, nothing);
    const { documents } = await stateOf(uri);
    expect(Object.values(documents).flatMap((found) => Object.keys(found))).toEqual([]);
  });

  describe('asks', () => {
    const asked = async (answer: boolean) => {
      const confirm = jest.fn((_losses: Losses) => Promise.resolve(answer));
      const done = await bringBack(uri, path, confirm);
      return { done, losses: confirm.mock.calls.map(([losses]) => Object.fromEntries(losses)) };
    };

    it('nobody in an empty database, or in one that holds nothing else', async () => {
      const unchanged = await asked(false);
      expect(unchanged).toEqual({ done: true, losses: [] });
      await dropDatabase(uri);
      expect(await asked(false)).toEqual({ done: true, losses: [] });
      expect(await asked(false)).toEqual({ done: true, losses: [] });
      expect(await stateOf(uri)).toEqual(wanted);
    });

    it('before it removes or changes an entry, and changes nothing without a yes', async () => {
      await liveOn();
      const later = await stateOf(uri);
      const losses = [{ admins: 1, 'fs.files': 1, projects: 1, reviews: 1 }];
      expect(await asked(false)).toEqual({ done: false, losses });
      expect(await stateOf(uri)).toEqual(later);
      expect(await asked(true)).toEqual({ done: true, losses });
    });
  });

  it('leaves the old state or has the new one, whole, wherever it dies', async () => {
    const connection = await createConnection(uri).asPromise();
    const insert = (name: string, id: string) =>
      connection.collection(name).insertOne({ _id: id as never });
    const begin = async () => {
      await connection.dropDatabase();
      for (const name of ['projects', 'admins', 'reviews', 'fs.files']) await insert(name, 'old');
    };
    try {
      await begin();
      const earlier = await stateOf(uri);
      const { writes } = dieAt(Infinity);
      await bringBack(uri, path);
      jest.restoreAllMocks();
      const steps = writes();
      const turn = steps.indexOf('restores.updateOne');
      expect(turn).toBeGreaterThan(10);
      expect(steps.slice(turn).filter((step) => step.endsWith('.rename'))).toHaveLength(14);
      const restored = withEmpty(wanted, 'reviews');

      for (const fatal of steps.keys()) {
        await begin();
        dieAt(fatal);
        await expect(bringBack(uri, path)).rejects.toThrow('This process is dead.');
        jest.restoreAllMocks();
        await settleRestore(connection);
        const state = await stateOf(uri);
        expect({ fatal, state }).toEqual({ fatal, state: fatal > turn ? restored : earlier });
      }
    } finally {
      await connection.close();
    }
  });

  it('that died is ended by the next program that opens the database, and can be run again', async () => {
    for (const method of ['insertMany', 'rename']) {
      const { writes } = dieAt(Infinity);
      await bringBack(uri, path);
      jest.restoreAllMocks();
      await liveOn();
      dieAt(writes().findLastIndex((step) => step.endsWith(`.${method}`)));
      await expect(bringBack(uri, path)).rejects.toThrow('This process is dead.');
      jest.restoreAllMocks();
      expect((await collectionNames(uri)).join()).toContain('restoring.');

      await withServices(uri, () => Promise.resolve());
      expect((await collectionNames(uri)).join()).not.toContain('restoring.');
      await bringBack(uri, path);
      expect(await stateOf(uri)).toEqual(withEmpty(wanted, 'reviews'));
    }
  });

  it('stops where another program opens the database in between, and changes nothing', async () => {
    await liveOn();
    const later = await stateOf(uri);
    const opened = () => withServices(uri, () => Promise.resolve(true));
    await expect(bringBack(uri, path, opened)).rejects.toThrow(
      'Another program has opened the database meanwhile, and nothing was changed',
    );
    expect(await stateOf(uri)).toEqual(later);
  });

  it('begins nothing where there is no room for it', async () => {
    await liveOn();
    const later = await stateOf(uri);
    jest.spyOn(StagedDocuments.prototype, 'room').mockResolvedValue(2_000_000);
    const { writes } = dieAt(Infinity);
    const refusal = await bringBack(uri, path).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toMatch(/it needs \d+\.\d MB, and 2\.0 MB are free/);
    expect(writes()).toEqual([]);
    expect(await stateOf(uri)).toEqual(later);
  });

  it('says in a sentence that the disk is full, and leaves nothing on it', async () => {
    await liveOn();
    const later = await stateOf(uri);
    const full = new mongo.MongoServerError({ message: 'the disk is full', code: 14_031 });
    for (const method of ['insertMany', 'deleteOne'] as const) {
      jest.spyOn(mongo.Collection.prototype, method).mockRejectedValue(full);
    }
    const refusal = await bringBack(uri, path).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toContain('There is no room left where the database is');
    expect(await stateOf(uri)).toEqual(later);
  });

  it('stops when the file changes under its hands, and changes nothing', async () => {
    await liveOn();
    const later = await stateOf(uri);
    const checked = await check(path);
    const bytes = await readFile(path);
    // In the middle of the first picture.
    bytes[bytes.indexOf('.jpg') + 2_000]! ^= 1;
    await writeFile(path, bytes);
    const options = { progress: SILENT, confirm: () => Promise.resolve(true) };
    const restore = (signal: AbortSignal) =>
      withServices(uri, (module) =>
        module.get(RestoreService).restore(checked, { ...options, signal }),
      );
    await expect(restore(new AbortController().signal)).rejects.toThrow('cut off or damaged');
    expect(await stateOf(uri)).toEqual(later);
    await expect(restore(AbortSignal.abort(new Error('Broken off.')))).rejects.toThrow(
      'Broken off.',
    );
    expect(await stateOf(uri)).toEqual(later);
  });
});
