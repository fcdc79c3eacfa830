import { type Connection, createConnection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from './api-process';
import { freshDatabaseUri } from './database';

/** For a `describe`: API processes with a database and a data folder per test, removed after it. */
export function ownApi() {
  let processes: ApiProcess[] = [];
  const own = {
    mongodbUri: '',
    dataDir: '',
    /** Direct access to the database. */
    connection: undefined as unknown as Connection,
    /** The process that was started last. */
    get api(): ApiProcess {
      return processes.at(-1)!;
    },
    /** Starts a process; without demo content by default. */
    run(environment: Record<string, string> = {}, program?: string): ApiProcess {
      const { mongodbUri, dataDir } = own;
      const settings = {
        MONGODB_URI: mongodbUri,
        DATA_DIR: dataDir,
        TMPDIR: dataDir,
        DEMO_CONTENT: '0',
      };
      const started = ApiProcess.run({ ...settings, ...environment }, program);
      processes.push(started);
      return started;
    },
  };
  beforeEach(async () => {
    processes = [];
    own.mongodbUri = freshDatabaseUri();
    own.dataDir = await mkdtemp(join(tmpdir(), 'api-'));
    own.connection = await createConnection(own.mongodbUri).asPromise();
  });
  afterEach(async () => {
    for (const api of processes) api.signal('SIGKILL');
    await Promise.all(processes.map((api) => api.exit()));
    await own.connection.dropDatabase();
    await own.connection.close();
    await rm(own.dataDir, { recursive: true });
  });
  return own;
}
