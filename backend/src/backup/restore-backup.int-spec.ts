import { createConnection, mongo } from 'mongoose';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp, check, restore, SILENT, useFolder } from '../../test/support/backups';
import { freshDatabaseUri } from '../../test/support/database';
import {
  contentOf,
  type DatabaseState,
  dropDatabase,
  stateOf,
  withDatabase,
} from '../../test/support/database-state';
import { fillSmallSite, storeFile } from '../../test/support/small-site';
import { ConfigError } from '../config/app-config';
import { SchemaMigrator } from '../database/schema-migrator';
import { restoreBackup } from './restore-backup';

jest.setTimeout(60_000);

describe('a restore', () => {
  const folder = useFolder();
  let uri: string;
  let path: string;
  let wanted: Pick<DatabaseState, 'documents' | 'files'>;
  beforeEach(async () => {
    uri = freshDatabaseUri();
    path = join(folder.path, 'backup.tar');
    await fillSmallSite(uri);
    await backUp(uri, path);
    wanted = await contentOf(uri);
    await liveOn();
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
      await storeFile(connection, Buffer.from('later'));
    });

  /** As every program does before it works on the database. */
  const open = () =>
    withDatabase(uri, (connection) =>
      new SchemaMigrator(connection, { migrated: () => Promise.resolve() }).upToDate(),
    );

  it('brings the state of the backup, and only that, over a later one', async () => {
    expect(await contentOf(uri)).not.toEqual(wanted);
    await restore(uri, path);
    expect(await contentOf(uri)).toEqual(wanted);
    const { indexes } = await stateOf(uri);
    expect(indexes['fs.chunks']).toContainEqual(expect.stringContaining('files_id_1_n_1'));
    await open();
  });

  it('ends the sign-ins and the links of mails', async () => {
    await restore(uri, path);
    await withDatabase(uri, async (connection) => {
      for (const name of ['sessions', 'passwordResets']) {
        expect(await connection.collection(name).countDocuments()).toBe(0);
      }
    });
  });

  it('says to other processes that the content is another one', async () => {
    const token = () =>
      withDatabase(uri, async (connection) => {
        const found = await connection.collection('content_revisions').findOne();
        return found?.token as unknown;
      });
    await restore(uri, path);
    const first = await token();
    expect(first).toEqual(expect.any(String));
    await restore(uri, path);
    expect(await token()).not.toBe(first);
  });

  it('brings a backup of an empty database', async () => {
    const nothing = join(folder.path, 'nothing.tar');
    await expect(backUp(freshDatabaseUri(), nothing)).resolves.toMatchObject({
      files: 0,
      documents: 0,
    });
    await restore(uri, nothing);
    expect(await contentOf(uri)).toEqual({ documents: {}, files: { fs: {}, variants: {} } });
  });

  it.each([0, 1, 3])(
    'that is broken off after %d writes leaves a database that says what to do',
    async (writes) => {
      const { insertMany } = mongo.Collection.prototype;
      const failing = jest.spyOn(mongo.Collection.prototype, 'insertMany');
      for (let i = 0; i < writes; i++) failing.mockImplementationOnce(insertMany);
      failing.mockRejectedValueOnce(new Error('This process is dead.'));
      await expect(restore(uri, path)).rejects.toThrow('This process is dead.');

      for (const use of [open, () => backUp(uri, join(folder.path, 'second.tar'))]) {
        const refused = use();
        await expect(refused).rejects.toThrow(ConfigError);
        await expect(refused).rejects.toThrow('run it again: npm run restore -- FILE.');
      }
      await restore(uri, path);
      expect(await contentOf(uri)).toEqual(wanted);
      await open();
    },
  );

  it('says in a sentence that the disk is full', async () => {
    const full = new mongo.MongoServerError({ message: 'the disk is full', code: 14_031 });
    jest.spyOn(mongo.Collection.prototype, 'insertMany').mockRejectedValue(full);
    const refused = restore(uri, path);
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow('There is no room left where the database is');
  });

  it('does not end as if it was good when the file changes under its hands', async () => {
    const checked = await check(path);
    const bytes = await readFile(path);
    // In the middle of the first picture.
    bytes[bytes.indexOf('.jpg') + 2_000]! ^= 1;
    await writeFile(path, bytes);
    const connection = await createConnection(uri).asPromise();
    try {
      const db = connection.db as mongo.Db;
      await expect(restoreBackup(db, checked, SILENT)).rejects.toThrow('checksums');
      await expect(open()).rejects.toThrow('is not finished');
    } finally {
      await connection.close();
    }
  });
});
