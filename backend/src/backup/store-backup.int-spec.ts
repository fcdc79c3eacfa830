import type { mongo } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check, restore, useFastKeys, useFolder } from '../../test/support/backups';
import { freshDatabaseUri } from '../../test/support/database';
import { contentOf, dropDatabase, withDatabase } from '../../test/support/database-state';
import { S3Server } from '../../test/support/s3-server';
import { fillSmallSite, storeFile } from '../../test/support/small-site';
import type { BackupSettings } from '../config/backup-settings';
import { BACKUPS_KEPT, removeOldBackups } from './places/backup-place';
import { createPlace } from './places/create-place';
import { storeBackup } from './store-backup';

useFastKeys();

const PASSPHRASE = 'cedar shavings, 7 drawers';
const NAME = 'manjara-2026-11-27.tar.age';

describe('an encrypted backup', () => {
  const folder = useFolder();
  let uri: string;
  let s3: S3Server;
  beforeEach(async () => {
    uri = freshDatabaseUri();
    s3 = await S3Server.start();
    await fillSmallSite(uri);
  });
  afterEach(async () => {
    await s3.stop();
    await dropDatabase(uri);
  });

  const toFolder = (): BackupSettings['to'] => ({ kind: 'folder', path: folder.path });
  const store = (to: BackupSettings['to'], stopped = new AbortController().signal) =>
    withDatabase(uri, ({ db }) => {
      const place = createPlace({ to, passphrase: PASSPHRASE }, stopped);
      return storeBackup(db as mongo.Db, place, NAME, { passphrase: PASSPHRASE, stopped });
    });
  /** More than one part of an upload to S3. */
  const addLargeFile = () =>
    withDatabase(uri, (connection) => storeFile(connection, randomBytes(9_000_000)));

  it.each(['folder', 's3'])('to %s restores the same entries and files', async (kind) => {
    if (kind === 's3') await addLargeFile();
    const wanted = await contentOf(uri);
    const path = join(folder.path, NAME);
    const { bytes, damaged } = await store(kind === 's3' ? s3.address() : toFolder());
    if (kind === 's3') await writeFile(path, s3.objects.get(`site/${NAME}`)!);
    expect({ bytes, damaged }).toEqual({ bytes: (await stat(path)).size, damaged: [] });
    expect(s3.uploads.size).toBe(0);
    await dropDatabase(uri);

    await restore(uri, path, PASSPHRASE);
    expect(await contentOf(uri)).toEqual(wanted);
  });

  it('can be read by nobody without the passphrase, which a restore says plainly', async () => {
    await store(toFolder());
    const path = join(folder.path, NAME);
    const content = await readFile(path);
    for (const secret of ['manjara-backup', 'Salim', '.jpg']) {
      expect(content.includes(secret)).toBe(false);
    }
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await expect(check(path)).rejects.toThrow(`${path} is encrypted: set BACKUP_PASSPHRASE`);
    await expect(check(path, 'another passphrase')).rejects.toThrow(
      `The passphrase in BACKUP_PASSPHRASE does not open ${path}`,
    );
  });

  it('is refused when its end is missing or a byte of it has changed', async () => {
    await store(toFolder());
    const path = join(folder.path, NAME);
    const whole = await readFile(path);
    for (const length of [whole.length - 1, 2 * 65_536, 300, 100]) {
      await truncate(path, length);
      await expect(check(path, PASSPHRASE)).rejects.toThrow(path);
      await writeFile(path, whole);
    }
    whole[whole.length >> 1]! ^= 1;
    await writeFile(path, whole);
    await expect(check(path, PASSPHRASE)).rejects.toThrow('cut off or damaged');
  });

  it('that fails leaves nothing, and the one of the same name stays', async () => {
    const path = join(folder.path, NAME);
    await writeFile(path, 'the one before');
    await withDatabase(uri, async (connection) => {
      await connection.collection('schema').updateOne({}, { $set: { restoring: true } });
    });
    for (const to of [toFolder(), s3.address()]) {
      await expect(store(to)).rejects.toThrow('A restore of this database is not finished');
    }
    expect(await readdir(folder.path)).toEqual([NAME]);
    expect(await readFile(path, 'utf8')).toBe('the one before');
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  it('that is interrupted during an upload leaves nothing there', async () => {
    await addLargeFile();
    const stop = new AbortController();
    s3.onPart = () => stop.abort();
    await expect(store(s3.address(), stop.signal)).rejects.toThrow(/abort/i);
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  it('writes into no folder that is not there, such as a disk that is not mounted', async () => {
    await rm(folder.path, { recursive: true });
    await expect(store(toFolder())).rejects.toThrow('ENOENT');
  });

  it.each([
    ['with a wrong key', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['to a bucket that is not there', { bucket: 'other' }, 'NoSuchBucket'],
  ])('is refused %s', async (_how, changes, reason) => {
    await expect(store(s3.address(changes))).rejects.toThrow(reason);
  });

  it.each(['folder', 's3'])('pushes the oldest out of %s, and no other file', async (kind) => {
    const day = (n: number) => `manjara-2026-10-${String(n).padStart(2, '0')}.tar.age`;
    const own = Array.from({ length: BACKUPS_KEPT + 2 }, (_, index) => day(index + 1));
    const foreign = ['manjara-2020-01-01.tar', 'a.tar.age', `${day(1)}.unfinished`, 'notes.txt'];
    for (const name of [...own, ...foreign]) {
      await writeFile(join(folder.path, name), '');
      s3.objects.set(`site/${name}`, Buffer.alloc(1));
    }
    s3.objects.set(day(1), Buffer.alloc(1));
    const to = kind === 's3' ? s3.address() : toFolder();
    await removeOldBackups(
      createPlace({ to, passphrase: PASSPHRASE }, new AbortController().signal),
    );
    const kept = [...own.slice(2), ...foreign].sort();
    if (kind === 'folder') expect((await readdir(folder.path)).sort()).toEqual(kept);
    else {
      const left = [day(1), ...kept.map((name) => `site/${name}`)].sort();
      expect([...s3.objects.keys()].sort()).toEqual(left);
    }
  });
});
