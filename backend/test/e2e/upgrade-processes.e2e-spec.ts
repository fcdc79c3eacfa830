import { type Connection, createConnection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCHEMA_VERSION } from '../../src/database/migrations';
import { readSchemaVersion } from '../../src/database/schema-state';
import { ApiProcess } from '../support/api-process';
import { freshDatabaseUri } from '../support/database';
import { FirstVersion } from '../support/first-version';
import { until } from '../support/until';

jest.setTimeout(120_000);

const PICTURES = 12;
const WAITING = { 'metadata.visibility': 'public', 'metadata.picture': { $exists: false } };

describe('a process on the database of another version', () => {
  let mongodbUri: string;
  let dataDir: string;
  let connection: Connection;
  let processes: ApiProcess[];
  beforeEach(async () => {
    mongodbUri = freshDatabaseUri();
    dataDir = await mkdtemp(join(tmpdir(), 'upgrade-'));
    connection = await createConnection(mongodbUri).asPromise();
    processes = [];
  });
  afterEach(async () => {
    for (const each of processes) each.signal('SIGKILL');
    await Promise.all(processes.map((each) => each.exit()));
    await connection.dropDatabase();
    await connection.close();
    await rm(dataDir, { recursive: true });
  });

  const run = (program?: string) => {
    const environment = { MONGODB_URI: mongodbUri, DATA_DIR: dataDir, DEMO_CONTENT: '0' };
    const started = ApiProcess.run(environment, program);
    processes.push(started);
    return started;
  };
  const told = ({ messages }: ApiProcess) =>
    messages.flatMap(({ type, sentence }) => (type === 'migrating' ? [sentence] : []));
  const withPictures = async () => {
    const first = new FirstVersion(connection);
    const pictures = [];
    for (let n = 0; n < PICTURES; n++)
      pictures.push(await first.picture('plain.png', 'projects', {}));
    await first.project(pictures[0] as object, pictures.slice(1));
  };
  const waiting = () => connection.collection('fs.files').countDocuments(WAITING);
  const everyPictureIsKnown = async () => {
    expect(await waiting()).toBe(0);
    const project = await connection.collection('projects').findOne();
    const kept = project?.secondaryImages as object[];
    expect(kept).toHaveLength(PICTURES - 1);
    for (const each of [project?.image as object, ...kept]) {
      expect(each).toMatchObject({ width: 96, height: 64, placeholder: expect.any(String) });
    }
    expect(await readSchemaVersion(connection)).toBe(SCHEMA_VERSION);
  };

  it.each([['main.js'], ['cli/demo-reset.js'], ['cli/admin-password.js']])(
    '%s refuses a newer one with a sentence, and changes nothing',
    async (program) => {
      const state = { _id: 'schema' as never, version: SCHEMA_VERSION + 1 };
      await connection.collection('schema_state').insertOne(state);
      await connection.collection('projects').insertOne({ name: 'Of the newer version' });
      const started = run(program);
      expect(await started.exit()).toBe(1);
      expect(started.output.trim()).toBe(
        'The database is of a newer version of Manjara (its schema is ' +
          `${SCHEMA_VERSION + 1}, this program knows ${SCHEMA_VERSION}). ` +
          'Start the newer version, or restore the backup from before the upgrade.',
      );
      expect(started.messages).toEqual([]);
      expect(await connection.collection('schema_state').findOne()).toEqual(state);
      const names = (await connection.listCollections()).map(({ name }) => name).sort();
      expect(names).toEqual(['projects', 'schema_state']);
      expect(await connection.collection('projects').countDocuments()).toBe(1);
    },
  );

  it('brings an older one up to date before it listens, and tells its parent', async () => {
    await withPictures();
    const api = run();
    await api.address();
    await everyPictureIsKnown();
    expect(told(api)).toContain(
      `Bringing the database up to date (step 3 of ${SCHEMA_VERSION}): ` +
        'pictures of the first version are looked at, so that they can be shown.',
    );
    expect(api.messages.at(-1)?.type).toBe('ready');
  });

  it('brings an older one up to date before a program of one task works on it', async () => {
    await withPictures();
    const task = run('cli/admin-password.js');
    expect(await task.exit()).toBe(1);
    expect(task.output.trim()).toContain('There is no admin yet');
    await everyPictureIsKnown();
  });

  it('goes on where one was killed in the middle', async () => {
    await withPictures();
    const killed = run();
    await until(async () => (await waiting()) <= PICTURES - 3, 60_000);
    killed.signal('SIGKILL');
    expect(await killed.exit()).toBeNull();
    expect(await waiting()).toBeGreaterThan(0);
    expect(await readSchemaVersion(connection)).toBe(2);

    await run().address();
    await everyPictureIsKnown();
  });

  it('lets one of two that start at once bring it up to date, and both listen', async () => {
    await withPictures();
    const both = [run(), run()];
    await Promise.all(both.map((each) => each.address()));
    await everyPictureIsKnown();
    const migrated = both.filter((each) => told(each).some((line) => line?.includes('step 3')));
    expect(migrated).toHaveLength(1);
  });

  it('gives the work back when it is asked to end', async () => {
    await withPictures();
    const stopped = run();
    await until(async () => (await waiting()) < PICTURES, 60_000);
    stopped.signal('SIGTERM');
    await stopped.exit();
    expect(await connection.collection('schema_state').findOne()).toEqual({
      _id: 'schema',
      version: 2,
    });
  });
});
