import { type Connection, createConnection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from './api-process';
import { freshDatabaseUri } from './database';

/**
 * For a `describe`: the API as processes of their own, on a database and in a folder of each test,
 * which go with it.
 */
export function ownApi() {
  let processes: ApiProcess[] = [];
  const own = {
    mongodbUri: '',
    dataDir: '',
    /** To look into the database, past the API. */
    connection: undefined as unknown as Connection,
    /** The process that was started last. */
    get api(): ApiProcess {
      return processes.at(-1)!;
    },
    /** Starts a process; without demo content unless the environment says so. */
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
