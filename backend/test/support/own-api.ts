import { createConnection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from './api-process';
import { freshDatabaseUri } from './database';

/**
 * For a `describe`: the API as a process of its own, on a database and in a folder of each test,
 * which go with it.
 */
export function ownApi() {
  const own = {
    api: undefined as unknown as ApiProcess,
    mongodbUri: '',
    dataDir: '',
    /** Starts the process; without demo content unless the environment says so. */
    run: (environment: Record<string, string> = {}): ApiProcess =>
      (own.api = ApiProcess.run({
        MONGODB_URI: own.mongodbUri,
        DATA_DIR: own.dataDir,
        DEMO_CONTENT: '0',
        ...environment,
      })),
  };
  beforeEach(async () => {
    own.mongodbUri = freshDatabaseUri();
    own.dataDir = await mkdtemp(join(tmpdir(), 'api-'));
  });
  afterEach(async () => {
    own.api.signal('SIGKILL');
    await own.api.exit();
    const connection = await createConnection(own.mongodbUri).asPromise();
    await connection.dropDatabase();
    await connection.close();
    await rm(own.dataDir, { recursive: true });
  });
  return own;
}
