// Brings the demo content back: in the running site's database, or in the embedded one.
import { readFile } from 'node:fs/promises';
import './lib/env.mjs';
import { embeddedDatabase } from './lib/database.mjs';
import { dataDir, runFile } from './lib/paths.mjs';
import { build, run } from './lib/run.mjs';

async function runningDatabase() {
  try {
    const { mongodbUri, pids } = JSON.parse(await readFile(runFile(), 'utf8'));
    process.kill(pids.start, 0);
    return mongodbUri;
  } catch {
    return undefined;
  }
}

let database;
try {
  let uri = process.env.MONGODB_URI ?? (await runningDatabase());
  if (!uri) {
    await build(['@manjara/backend', '@manjara/embedded-mongo'], { quiet: true });
    database = await embeddedDatabase();
    await database.service.start();
    uri = database.uri;
  }
  await run('node', ['backend/dist/cli/demo-reset.js'], {
    env: { MONGODB_URI: uri, DATA_DIR: dataDir(), EMBEDDED_DB: '1' },
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database?.service.stop();
}
