import type { BackupStatus, LinkToken, NotificationFeed } from '@manjara/contracts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchiveWriter } from '../../../src/backup/archive-writer';
import type { BackupStateDocument } from '../../../src/modules/backups/backup-state.schema';
import { NightlyBackupService } from '../../../src/modules/backups/nightly-backup.service';
import { check, restore, useFastKeys, useFolder } from '../../support/backups';
import { freshDatabaseUri } from '../../support/database';
import { contentOf, dropDatabase } from '../../support/database-state';
import { ProjectsApi } from '../../support/projects-api';
import { storeFile } from '../../support/small-site';
import { ADMIN, TestApp, useApp } from '../../support/test-app';
import { until } from '../../support/until';

useFastKeys();

const HOUR_MS = 3_600_000;
const PASSPHRASE = 'cedar shavings, 7 drawers';

const statusOf = async (app: TestApp) =>
  (await app.asAdmin.get('/api/backups').expect(200)).body as BackupStatus;

const setState = (app: TestApp, change: object) =>
  app.connection.collection('backups').updateOne({}, { $set: change });

describe('a download of everything', () => {
  const app = useApp();
  const folder = useFolder();
  beforeEach(() => app.clear('backups'));
  afterEach(() => jest.restoreAllMocks());

  const link = async (bearer = app.admin) => {
    const { body } = await app.http
      .post('/api/backups/link')
      .set('Authorization', bearer)
      .expect(201);
    return (body as LinkToken).token;
  };
  const download = (token: string) => app.http.get(`/api/backups/file?token=${token}`);
  const INVALID = { statusCode: 403, error: 'backup_link_invalid' };

  it('is a file that is restored to the same content, and counts as the last backup', async () => {
    await new ProjectsApi(app).create(2);
    expect(await statusOf(app)).toEqual({
      last: null,
      isRunning: false,
      nightly: null,
      needsAttention: false,
    });
    const { body, headers } = await download(await link())
      .responseType('blob')
      .expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/x-tar',
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename=manjara-\d{4}-\d\d-\d\d\.tar$/,
    );
    const bytes = body as Buffer;
    expect(await statusOf(app)).toMatchObject({
      last: { kind: 'download', bytes: bytes.length, damagedFiles: 0 },
      isRunning: false,
      needsAttention: false,
    });

    const { body: activities } = await app.asAdmin.get('/api/activity').expect(200);
    expect(activities).toContainEqual(
      expect.objectContaining({ action: 'downloaded_everything', by: ADMIN.email }),
    );

    const path = join(folder.path, 'downloaded.tar');
    await writeFile(path, bytes);
    const uri = freshDatabaseUri();
    await restore(uri, path);
    // Without variants, which are rendered in the background.
    const parts = async (of: string) => {
      const { documents, files } = await contentOf(of);
      return { projects: documents.projects, admins: documents.admins, files: files.fs };
    };
    const wanted = await parts(app.config.mongodbUri);
    expect(await parts(uri)).toEqual(wanted);
    expect(Object.keys(wanted.projects ?? {})).toHaveLength(1);
    await dropDatabase(uri);
  });

  it('needs a link, which works once, for a minute, until its owner signs out or makes another', async () => {
    const [replaced, used] = [await link(), await link()];
    await app.http.head(`/api/backups/file?token=${used}`).expect(403);
    await download(used).expect(200);
    for (const token of [replaced, used, 'guessed', '']) {
      expect((await download(token).expect(403)).body).toMatchObject(INVALID);
    }
    await app.http.get('/api/backups/file').expect(400);

    const expired = await link();
    await setState(app, { 'link.expiresAt': new Date() });
    await download(expired).expect(403);

    const other = await app.signIn();
    const ended = await link(other);
    await app.http.post('/api/admin/logout').set('Authorization', other).expect(204);
    await download(ended).expect(403);
    const stored = await app.connection.collection('backups').findOne();
    expect(JSON.stringify(stored)).not.toContain(ended);
  });

  it('is not made beside another one, and keeps the link for later', async () => {
    const token = await link();
    await setState(app, { leaseUntil: new Date(Date.now() + 60_000) });
    expect((await download(token).expect(409)).body).toMatchObject({ error: 'backup_running' });
    expect(await statusOf(app)).toMatchObject({ isRunning: true });
    await app.asAdmin.post('/api/backups/link').expect(409);
    // Its process was killed, and has not renewed its lease.
    await setState(app, { leaseUntil: new Date() });
    await download(token).expect(200);
  });

  /** Resolves when the connection has ended: whether the answer was whole. */
  const isWhole = (token: string, onBegin = () => {}) =>
    new Promise<boolean>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      const path = `/api/backups/file?token=${token}`;
      const request = get({ host: '127.0.0.1', port, path }, (response) => {
        response.once('data', onBegin);
        response.resume().once('error', () => {});
        response.once('close', () => resolve(response.complete));
      });
      request.once('error', reject);
    });

  it('that fails in the middle is cut off, and counts for nothing', async () => {
    const { add } = ArchiveWriter.prototype;
    jest.spyOn(ArchiveWriter.prototype, 'add').mockImplementation(function (
      this: ArchiveWriter,
      ...part
    ) {
      if (part[0].startsWith('collections/')) return Promise.reject(new Error('unreadable'));
      return add.apply(this, part);
    });
    expect(await isWhole(await link())).toBe(false);
    await until(async () => !(await statusOf(app)).isRunning);
    expect(await statusOf(app)).toMatchObject({ last: null });
    jest.restoreAllMocks();
    expect(await isWhole(await link())).toBe(true);
  });

  it('that the client breaks off while it waits counts for nothing, and the next one works', async () => {
    // More than the buffers on the way take.
    await storeFile(app.connection, randomBytes(20_000_000));
    const token = await link();
    const { port } = app.server.address() as AddressInfo;
    const path = `/api/backups/file?token=${token}`;
    await new Promise<void>((resolve) => {
      const request = get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
        response.once('error', () => {}).once('close', resolve);
        response.once('readable', () => request.destroy());
      }).on('error', () => {});
    });
    await until(async () => !(await statusOf(app)).isRunning);
    expect(await statusOf(app)).toMatchObject({ last: null });
    expect(await isWhole(await link())).toBe(true);
  });
});

describe('the nightly backup', () => {
  let path: string;
  const app = new TestApp();
  const run = () => app.app.get(NightlyBackupService).start();
  const newFolder = async () => {
    path = await mkdtemp(join(tmpdir(), 'nightly-'));
    return { kind: 'folder', path } as const;
  };
  const removeFolder = () => rm(path, { recursive: true, force: true });
  beforeAll(async () => {
    await app.begin({ backup: { passphrase: PASSPHRASE, to: await newFolder() } });
    app.admin = await app.signIn();
    // After the one of the start.
    await run();
    await removeFolder();
  });
  beforeEach(async () => {
    await app.clear('backups');
    app.config.backup!.to = await newFolder();
    await run();
  });
  afterEach(removeFolder);
  afterAll(() => app.stop());

  const nightOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const files = async () => (await readdir(path)).sort();
  /** As if so much time had passed since the last attempt. */
  const later = async (ms: number) => {
    const { nightlyAt, attemptedAt } = (await app.connection
      .collection<BackupStateDocument>('backups')
      .findOne())!;
    const before = (time: Date) => new Date(time.getTime() - ms);
    await setState(app, { nightlyAt: before(nightlyAt), attemptedAt: before(attemptedAt) });
  };
  it('is made at the first start and once a night, encrypted, and shows as the last one', async () => {
    const name = `manjara-${nightOf(Date.now())}.tar.age`;
    expect(await files()).toEqual([name]);
    await check(join(path, name), PASSPHRASE);
    const { last, ...status } = await statusOf(app);
    expect(last).toMatchObject({ kind: 'folder', damagedFiles: 0 });
    expect(status).toEqual({
      isRunning: false,
      nightly: { to: 'folder', failure: null },
      needsAttention: false,
    });
    await rm(join(path, name));
    await run();
    expect(await files()).toEqual([]);
    await later(24 * HOUR_MS);
    await run();
    expect(await files()).toEqual([name]);
  });

  it('is made by one process', async () => {
    await rm(join(path, (await files())[0]!));
    await later(24 * HOUR_MS);
    await setState(app, { leaseUntil: new Date(Date.now() + 60_000) });
    await run();
    expect(await files()).toEqual([]);
  });

  it('that fails is tried again after an hour; the overview and the bell of owners say so', async () => {
    await rm(path, { recursive: true });
    await later(24 * HOUR_MS);
    await run();
    const failed = await statusOf(app);
    expect(failed).toMatchObject({
      last: { kind: 'folder' },
      nightly: { failure: { reason: 'no_access' } },
      needsAttention: true,
    });
    const bell = async (bearer: string) => {
      const { body } = await app.http
        .get('/api/notifications')
        .set('Authorization', bearer)
        .expect(200);
      return (body as NotificationFeed).items.filter(({ kind }) => kind === 'backup_failed');
    };
    expect(await bell(app.admin)).toMatchObject([{ at: failed.nightly?.failure?.since }]);
    expect(await bell(await app.signInEditor())).toEqual([]);

    app.config.backup!.to = await newFolder();
    await run();
    expect(await files()).toEqual([]);
    await later(HOUR_MS);
    await run();
    expect(await files()).toHaveLength(1);
    expect(await statusOf(app)).toMatchObject({
      nightly: { failure: null },
      needsAttention: false,
    });
    expect(await bell(app.admin)).toEqual([]);
  });

  it('that has not been made for more than two days needs attention', async () => {
    await setState(app, { 'last.at': new Date(Date.now() - 47 * HOUR_MS) });
    expect(await statusOf(app)).toMatchObject({ needsAttention: false });
    await setState(app, { 'last.at': new Date(Date.now() - 49 * HOUR_MS) });
    expect(await statusOf(app)).toMatchObject({ needsAttention: true });
  });
});

it('the nightly backup lets the process end at once, and begins again at the next start', async () => {
  const path = await mkdtemp(join(tmpdir(), 'nightly-'));
  const backup = { passphrase: PASSPHRASE, to: { kind: 'folder', path } } as const;
  const first = await TestApp.start({ backup });
  const begun = new Promise<() => void>((resolve) => {
    const { add } = ArchiveWriter.prototype;
    jest.spyOn(ArchiveWriter.prototype, 'add').mockImplementation(async function (
      this: ArchiveWriter,
      ...part
    ) {
      if (part[0] === 'README.txt') await new Promise<void>(resolve);
      return add.apply(this, part);
    });
  });
  void first.app.get(NightlyBackupService).start();
  const goOn = await begun;
  const closing = first.app.close();
  goOn();
  await closing;
  jest.restoreAllMocks();
  expect(await readdir(path)).toEqual([]);

  const second = await TestApp.start({ mongodbUri: first.config.mongodbUri, backup });
  await second.app.get(NightlyBackupService).start();
  expect(await readdir(path)).toHaveLength(1);
  await second.stop();
  await rm(path, { recursive: true });
});

it('a nightly backup that failed is tried again at the next start', async () => {
  const path = await mkdtemp(join(tmpdir(), 'nightly-'));
  const to = (folder: string) => ({
    passphrase: PASSPHRASE,
    to: { kind: 'folder', path: folder } as const,
  });
  const first = await TestApp.start({ backup: to(join(path, 'missing')) });
  await first.app.get(NightlyBackupService).start();
  const { mongodbUri } = first.config;
  await first.app.close();

  const second = await TestApp.start({ mongodbUri, backup: to(path) });
  await second.app.get(NightlyBackupService).start();
  expect(await readdir(path)).toHaveLength(1);
  await second.stop();
  await rm(path, { recursive: true });
});
