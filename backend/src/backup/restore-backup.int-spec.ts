import { mongo } from 'mongoose';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp, check, restore, SILENT, useFolder } from '../../test/support/backups';
import { freshDatabaseUri } from '../../test/support/database';
import { contentOf, dropDatabase, stateOf, withDatabase } from '../../test/support/database-state';
import { fillSmallSite, storeFile } from '../../test/support/small-site';
import { ConfigError } from '../config/app-config';
import { SchemaMigrator } from '../database/schema-migrator';
import { restoreBackup } from './restore-backup';

jest.setTimeout(60_000);

describe('a restore', () => {
  const folder = useFolder();
  let uri: string;
  let path: string;
  let wanted: Awaited<ReturnType<typeof contentOf>>;
  beforeEach(async () => {
    uri = freshDatabaseUri();
    path = join(folder.path, 'backup.tar');
    await fillSmallSite(uri);
    await backUp(uri, path);
    wanted = await contentOf(uri);
    // Changes after the backup.
    await withDatabase(uri, async (connection) => {
      await connection.collection('projects').deleteOne({ name: 'Oak' });
      await connection.collection('admins').updateOne({}, { $set: { passwordHash: 'y' } });
      await connection.collection('reviews').insertOne({ title: 'Later than the backup' });
      await storeFile(connection, Buffer.from('later'));
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await dropDatabase(uri);
  });

  /** Opens the database like every program of the product. */
  const open = () =>
    withDatabase(uri, (connection) =>
      new SchemaMigrator(connection, () => Promise.resolve()).upToDate(),
    );

  it('replaces a later state by exactly that of the backup', async () => {
    expect(await contentOf(uri)).not.toEqual(wanted);
    await restore(uri, path);
    expect(await contentOf(uri)).toEqual(wanted);
    const { indexes } = await stateOf(uri);
    expect(indexes['fs.chunks']).toContainEqual(expect.stringContaining('files_id_1_n_1'));
    await open();
  });

  it('ends sessions, their devices, invites and links for a password, and invalidates the caches of other processes', async () => {
    const seen = () =>
      withDatabase(uri, async (connection) => ({
        sessions: await connection.collection('sessions').countDocuments(),
        links: await connection.collection('passwordResets').countDocuments(),
        invites: await connection.collection('invites').countDocuments(),
        devices: await connection.collection('push_subscriptions').countDocuments(),
        keys: await connection.collection('push_keys').countDocuments(),
        token: (await connection.collection('content_revisions').findOne())?.token as unknown,
      }));
    expect((await readFile(path)).includes('secret-of-the-site')).toBe(false);
    await restore(uri, path);
    const first = await seen();
    const token = expect.any(String) as unknown;
    expect(first).toEqual({ sessions: 0, links: 0, invites: 0, devices: 0, keys: 0, token });
    await restore(uri, path);
    expect((await seen()).token).not.toBe(first.token);
  });

  it.each([0, 3])(
    'that is interrupted after %d writes leaves a database that reports what to do',
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

  it('fails when the file changes while it is read', async () => {
    const checked = await check(path);
    const bytes = await readFile(path);
    // In the middle of the first picture.
    bytes[bytes.indexOf('.jpg') + 2_000]! ^= 1;
    await writeFile(path, bytes);
    const restoring = withDatabase(uri, ({ db }) => restoreBackup(db as mongo.Db, checked, SILENT));
    await expect(restoring).rejects.toThrow('checksums');
    await expect(open()).rejects.toThrow('is not finished');
  });
});
