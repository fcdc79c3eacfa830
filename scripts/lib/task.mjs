import { readFile } from 'node:fs/promises';
import { embeddedDatabase } from './database.mjs';
import { dataDir, runFile } from './paths.mjs';
import { build, run } from './run.mjs';

async function runningDatabase() {
  try {
    const { mongodbUri, pids } = JSON.parse(await readFile(runFile(), 'utf8'));
    process.kill(pids.start, 0);
    return mongodbUri;
  } catch {
    return undefined;
  }
}

/**
 * Runs a program of the API on the database of this install: that of MONGODB_URI, of the running
 * site, or the embedded one, which is started for it.
 */
export async function runTask(program, args = []) {
  let database;
  try {
    let uri = process.env.MONGODB_URI ?? (await runningDatabase());
    if (!uri) {
      await build(['@manjara/backend', '@manjara/embedded-mongo'], { quiet: true });
      database = await embeddedDatabase();
      await database.service.start();
      uri = database.uri;
    }
    await run('node', [`backend/dist/cli/${program}.js`, ...args], {
      env: { MONGODB_URI: uri, DATA_DIR: dataDir(), EMBEDDED_DB: '1' },
    });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await database?.service.stop();
  }
}
