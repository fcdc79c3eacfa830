import { type Connection, createConnection } from 'mongoose';
import { freshDatabaseUri } from '../../test/support/database';
import { until } from '../../test/support/until';
import { ConfigError } from '../config/app-config';
import type { Migration } from './migrations/migration';
import { type MigrationTimes, SchemaMigrator } from './schema-migrator';
import { readSchemaVersion, SchemaStates } from './schema-state';

const TIMES: MigrationTimes = { pollMs: 10, beatMs: 20, leaseMs: 500, patienceMs: 10_000 };

describe('the schema of a database', () => {
  let uri: string;
  let connection: Connection;
  let applied: string[];
  let announced: string[];
  beforeEach(async () => {
    uri = freshDatabaseUri();
    connection = await createConnection(uri).asPromise();
    applied = [];
    announced = [];
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const migration = (
    version: number,
    up: Migration['up'] = () => Promise.resolve(),
  ): Migration => ({
    version,
    name: `step-${version}`,
    sentence: `what ${version} does`,
    up: async (context) => {
      await up(context);
      applied.push(`step-${version}`);
    },
  });
  const pictures = { inspect: () => Promise.reject(new Error('There is no picture here.')) };
  const migrator = (migrations: Migration[], times: Partial<MigrationTimes> = {}) =>
    new SchemaMigrator(connection, {
      migrations,
      pictures,
      announce: (what, progress) => announced.push([what, progress].filter(Boolean).join(' | ')),
      times: { ...TIMES, ...times },
    });
  const withContent = () => connection.collection('projects').insertOne({ name: 'Majlis' });
  const states = () => new SchemaStates(connection);
  const lock = async () => (await states().read())?.lock;

  it('is the newest at once where there is no content yet', async () => {
    expect(await readSchemaVersion(connection)).toBeNull();
    await migrator([migration(2), migration(3)]).run();
    expect(await readSchemaVersion(connection)).toBe(3);
    expect(applied).toEqual([]);
    expect(announced).toEqual([]);
  });

  it('is the first where there is content and no version, and each step is made in order, once', async () => {
    await withContent();
    expect(await readSchemaVersion(connection)).toBe(1);
    await migrator([migration(2), migration(3)]).run();
    await migrator([migration(2), migration(3)]).run();
    expect(applied).toEqual(['step-2', 'step-3']);
    await migrator([migration(2), migration(3), migration(4)]).run();
    expect(applied).toEqual(['step-2', 'step-3', 'step-4']);
    expect(await readSchemaVersion(connection)).toBe(4);
    expect(await lock()).toBeUndefined();
  });

  it('tells who waits what is done, and how much of it', async () => {
    await withContent();
    const counts = migration(2, ({ progress }) => Promise.resolve(progress('1 of 2 pictures')));
    await migrator([counts, migration(3)]).run();
    const step = 'Bringing the database up to date (step 2 of 3): what 2 does';
    expect(announced).toEqual([
      step,
      `${step} | 1 of 2 pictures`,
      'Bringing the database up to date (step 3 of 3): what 3 does',
    ]);
  });

  it('is left alone by code that is older than it', async () => {
    await withContent();
    await migrator([migration(2), migration(3)]).run();
    applied = [];
    const refused = migrator([migration(2)]).run();
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(
      'The database is of a newer version of Manjara (its schema is 3, this program knows 2).',
    );
    expect(applied).toEqual([]);
    expect(await readSchemaVersion(connection)).toBe(3);
  });

  it('stays where a step failed, and the next start goes on from there', async () => {
    await withContent();
    const failing = migration(3, () => Promise.reject(new Error('The disk is full.')));
    await expect(migrator([migration(2), failing, migration(4)]).run()).rejects.toThrow(
      'The migration 3, step-3, failed. The next start tries it again.',
    );
    expect(applied).toEqual(['step-2']);
    expect(await readSchemaVersion(connection)).toBe(2);
    expect(await lock()).toBeUndefined();

    await migrator([migration(2), migration(3), migration(4)]).run();
    expect(applied).toEqual(['step-2', 'step-3', 'step-4']);
  });

  it('is changed by one of several processes that start at once; the others wait for it', async () => {
    await withContent();
    let running = 0;
    let most = 0;
    const slow = (version: number) =>
      migration(version, async () => {
        most = Math.max(most, ++running);
        // Longer than the lease: who lives keeps the lock.
        const end = performance.now() + TIMES.leaseMs * 1.5;
        await until(() => performance.now() > end);
        running--;
      });
    const migrations = [slow(2), migration(3)];
    const processes = await Promise.all(
      Array.from({ length: 3 }, () => createConnection(uri).asPromise()),
    );
    await Promise.all(
      processes.map((each) =>
        new SchemaMigrator(each, {
          migrations,
          pictures,
          announce: (what) => announced.push(what),
          times: TIMES,
        }).run(),
      ),
    );
    await Promise.all(processes.map((each) => each.close()));
    expect(most).toBe(1);
    expect(applied).toEqual(['step-2', 'step-3']);
    expect(announced).toContain(
      'Another process is bringing the database up to date; waiting for it',
    );
  });

  it('is marked once by several processes that start at once on an empty database', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrator([migration(2)]).run()));
    expect(await readSchemaVersion(connection)).toBe(2);
    expect(applied).toEqual([]);
  });

  it('is taken over from a process that died, when it gave no sign for the length of the lease', async () => {
    await withContent();
    await states().take('who died', undefined);
    const began = performance.now();
    await migrator([migration(2)]).run();
    expect(performance.now() - began).toBeGreaterThanOrEqual(TIMES.leaseMs);
    expect(applied).toEqual(['step-2']);
    expect(await lock()).toBeUndefined();
  });

  it('is waited for no longer than patience lasts, while another process works on it', async () => {
    await withContent();
    await states().take('who works', undefined);
    const signs = setInterval(() => void states().beat('who works'), TIMES.beatMs);
    const refused = migrator([migration(2)], { patienceMs: TIMES.leaseMs * 2 }).run();
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(/has been bringing the database up to date for too long/);
    clearInterval(signs);
    expect(applied).toEqual([]);
  });

  it('is not moved by a process that was taken for dead and comes back', async () => {
    await withContent();
    let comesBack: () => void = () => {};
    const away = new Promise<void>((resolve) => (comesBack = resolve));
    let began = false;
    const sleeper = migrator(
      [
        migration(2, async () => {
          began = true;
          await away;
        }),
        migration(3),
      ],
      // It gives no sign of life in all this time.
      { beatMs: 60_000 },
    ).run();
    await until(() => began);
    const steps: string[] = [];
    const noting = (version: number, up = () => Promise.resolve()): Migration => ({
      ...migration(version),
      up: async () => {
        await up();
        steps.push(`other-${version}`);
      },
    });
    const whileTheSleeperEnds = async () => {
      announced = [];
      comesBack();
      await until(() => announced.some((sentence) => sentence.startsWith('Another process')));
      expect(await readSchemaVersion(connection)).toBe(1);
    };
    await migrator([noting(2, whileTheSleeperEnds), noting(3)]).run();
    await sleeper;
    expect(steps).toEqual(['other-2', 'other-3']);
    expect(applied).toEqual(['step-2']);
    expect(await readSchemaVersion(connection)).toBe(3);
  });

  it('hears when the lock is lost, so that a step ends before its end', async () => {
    await withContent();
    let ended = false;
    const waiting = migration(2, async ({ signal }) => {
      await until(() => signal.aborted);
      ended = true;
      signal.throwIfAborted();
    });
    const run = migrator([waiting]).run();
    await until(async () => (await lock()) !== undefined);
    // Another has taken over, and is done.
    await connection
      .collection<{ _id: string }>('schema_state')
      .updateOne({ _id: 'schema' }, { $set: { version: 2 }, $unset: { lock: 1 } });
    await run;
    expect(ended).toBe(true);
    expect(applied).toEqual([]);
  });

  it('gives the lock back when the process is asked to end', async () => {
    await withContent();
    let began = false;
    const waiting = migration(2, async ({ signal }) => {
      began = true;
      await until(() => signal.aborted);
      signal.throwIfAborted();
    });
    const stopped = migrator([waiting]);
    const run = stopped.run();
    await until(() => began);
    stopped.stop();
    await expect(run).rejects.toThrow('Stopped while the database was brought up to date.');
    expect(await lock()).toBeUndefined();
    expect(await readSchemaVersion(connection)).toBe(1);
  });
});
