// Runs a CLI program of the API on this install's database, also while the site runs: `npm run
// backup`, `restore`, `sweep`, `demo:reset`, `admin:password`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import './lib/env.mjs';
import { embeddedDatabase, replaceEmbedded } from './lib/database.mjs';
import { dataDir, fromRoot, ROOT, typedPath } from './lib/paths.mjs';
import { build, main } from './lib/run.mjs';
import { readRunning } from './lib/run-file.mjs';
import { databaseUri } from './lib/secrets.mjs';

const [program, ...typed] = process.argv.slice(2);
const takesFile = program === 'backup' || program === 'restore';
const args = typed.map((text) => (takesFile && !text.startsWith('-') ? typedPath(text) : text));

/** Runs the program to its end and adopts its exit code. */
async function runProgram(uri, ...more) {
  const script = fromRoot(`backend/dist/cli/${program}.js`);
  const settings = {
    MONGODB_URI: uri,
    MONGODB_URI_FILE: '',
    DATA_DIR: dataDir(),
    EMBEDDED_DB: '1',
  };
  const child = spawn(process.execPath, [script, ...args, ...more], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child, too: let it decide, and wait for its exit.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
  return code === 0;
}

await main(async () => {
  const running = await readRunning(dataDir());
  if (running && program === 'restore') {
    throw new Error(
      'The site is running: stop it (Ctrl-C in its window), restore, and start it again. Nothing was changed.',
    );
  }
  // A running site is already built.
  if (!running) await build(['@manjara/backend', '@manjara/embedded-mongo']);
  const uri = databaseUri(process.env) ?? running?.mongodbUri;
  if (uri) return runProgram(uri);
  const { service, uri: embedded } = await embeddedDatabase();
  try {
    await service.start();
    if (program !== 'restore') await runProgram(embedded);
    else await replaceEmbedded(service, (into) => runProgram(embedded, '--into', into));
  } finally {
    await service.stop();
  }
});
