import { type Connection, createConnection, type mongo } from 'mongoose';
import { freshDatabaseUri } from '../../test/support/database';
import { until } from '../../test/support/until';
import { ConfigError } from '../config/app-config';
import { markNew, readSchemaState, schemaStates } from './database-status';
import { MIGRATIONS, SCHEMA_VERSION, type Migration } from './migrations';
import { SchemaMigrator } from './schema-migrator';

const TIMES = { pollMs: 10, heartbeatMs: 20, leaseMs: 500 };
const NO_PAUSE = () => Promise.resolve();

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

  const migration = (version: number, up = NO_PAUSE, by = 'one'): Migration => ({
    version,
    description: `what ${version} does`,
    up: async () => {
      await up();
      applied.push(`${by} ${version}`);
    },
  });
  const migrator = (migrations: Migration[], { times = {}, on = connection } = {}) =>
    new SchemaMigrator(on, () => Promise.resolve(), {
      migrations,
      notify: (sentence) => announced.push(sentence),
      ...TIMES,
      ...times,
    });
  const migrate = (...migrations: Migration[]) => migrator(migrations).upToDate();
  const db = () => connection.db as mongo.Db;
  const version = async () => (await readSchemaState(db()))?.version;
  const begin = (from: number) => markNew(db(), from);

  it('has versions that ascend in this program', () => {
    const versions = MIGRATIONS.map(({ version }) => version);
    expect([...new Set(versions)].sort((a, b) => a - b)).toEqual(versions);
    expect(versions.at(-1)).toBe(SCHEMA_VERSION);
  });

  it('is the newest at once in an empty database', async () => {
    await Promise.all([migrate(migration(2)), migrate(migration(2))]);
    expect(await version()).toBe(2);
    expect(applied).toEqual([]);
  });

  it('gets the missing migrations once, in order, and the parent process is notified', async () => {
    await begin(1);
    await migrate(migration(2), migration(3));
    await migrate(migration(2), migration(3), migration(4));
    expect(applied).toEqual(['one 2', 'one 3', 'one 4']);
    expect(announced[0]).toBe('Bringing the database up to date (step 2 of 3): what 2 does.');
    expect(await version()).toBe(4);
  });

  it('is not changed by an older program', async () => {
    await begin(3);
    const refused = migrate(migration(2));
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(
      'The database is of a newer version of Manjara (schema 3; this version supports up to 2).',
    );
    expect(await version()).toBe(3);
  });

  it('is refused if there is content without a version, with advice', async () => {
    await connection.collection('schema_state').insertOne({ version: 5 });
    await expect(migrate(migration(2))).rejects.toThrow(/set DATA_DIR to another folder/);
    expect(await connection.collection('schema').countDocuments()).toBe(0);
  });

  it('stays at the migration that failed, and the next start continues there', async () => {
    await begin(1);
    const failing = migration(3, () => Promise.reject(new Error('The disk is full.')));
    await expect(migrate(migration(2), failing, migration(4))).rejects.toThrow(
      'Migration 3 failed. The next start tries it again.',
    );
    expect(await version()).toBe(2);
    await migrate(migration(2), migration(3), migration(4));
    expect(applied).toEqual(['one 2', 'one 3', 'one 4']);
  });

  it('is changed by one of several processes that start at once; the others wait for it', async () => {
    await begin(1);
    let running = 0;
    const slow = migration(2, async () => {
      expect(++running).toBe(1);
      // Longer than the lease: a running process renews it.
      const end = performance.now() + TIMES.leaseMs * 1.5;
      await until(() => performance.now() > end);
      running--;
    });
    const processes = await Promise.all([1, 2, 3].map(() => createConnection(uri).asPromise()));
    await Promise.all(processes.map((on) => migrator([slow, migration(3)], { on }).upToDate()));
    await Promise.all(processes.map((each) => each.close()));
    expect(applied).toEqual(['one 2', 'one 3']);
    expect(announced).toContain(
      'Another process is bringing the database up to date; waiting for it.',
    );
  });

  it('is taken over by one process when the lease of a dead one has expired', async () => {
    await begin(1);
    const lease = { owner: 'who died', expires: new Date(Date.now() + TIMES.leaseMs) };
    await schemaStates(db()).updateOne({}, { $set: { lease } });
    const began = performance.now();
    await Promise.all([migrate(migration(2)), migrate(migration(2))]);
    expect(performance.now() - began).toBeGreaterThanOrEqual(TIMES.leaseMs - 50);
    expect(applied).toEqual(['one 2']);
  });

  it('is not changed by a process that lost its lease', async () => {
    await begin(1);
    let comeBack: () => void = () => {};
    const away = new Promise<void>((resolve) => (comeBack = resolve));
    let began = false;
    const sleeping = migration(2, () => {
      began = true;
      return away;
    });
    // It has no heartbeat in all this time.
    const slept = migrator([sleeping, migration(3)], { times: { heartbeatMs: 60_000 } }).upToDate();
    await until(() => began);
    const whileTheSleeperEnds = async () => {
      announced = [];
      comeBack();
      await until(() => announced.some((sentence) => sentence.startsWith('Another process')));
      expect(await version()).toBe(1);
    };
    await migrate(migration(2, whileTheSleeperEnds, 'other'), migration(3, NO_PAUSE, 'other'));
    await slept;
    expect(applied).toEqual(['one 2', 'other 2', 'other 3']);
    expect(await version()).toBe(3);
  });
});
