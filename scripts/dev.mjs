// Development with hot reload: embedded database, API in watch mode, three development servers.
// With `npm run dev -- dashboard --site <address>`: one remote, on an existing site.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import './lib/env.mjs';
import { embeddedDatabase } from './lib/database.mjs';
import { dataDir, fromRoot, REMOTES } from './lib/paths.mjs';
import { build, run } from './lib/run.mjs';
import { databaseUri } from './lib/secrets.mjs';
import { remotesBeside } from './lib/site.mjs';

const { API_PORT = '3001', PORT = '3000' } = process.env;
/** Debounce: some editors write a file several times per save. */
const SAVED_MS = 100;
const children = [];
let database;
let isStopping = false;

function start(workspace, command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: fromRoot(workspace),
    env: { ...process.env, ...env },
    stdio: 'inherit',
    detached: true,
  });
  children.push(child);
  child.on('exit', (code) => {
    if (!isStopping) console.error(`${workspace}: ${command} ended with ${code}.`);
  });
}

const startServer = (workspace, env) => start(workspace, 'npx', ['rsbuild', 'dev'], env);

async function stop() {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
  const ended = running.map((child) => once(child, 'exit'));
  // A negative id addresses the process group, which includes the watchers' children.
  for (const { pid } of running) process.kill(-pid, 'SIGTERM');
  await Promise.all(ended);
  await database?.service.stop();
  process.exit();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

/** Rebuilds the API when its source changes; `node --watch` restarts it. */
function rebuildApi() {
  const compile = () => run('npm', ['run', 'build', '--silent', '-w', '@manjara/backend']);
  let timer;
  watch(fromRoot('backend/src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => compile().catch((error) => console.error(error.message)), SAVED_MS);
  });
}

/** The API with its database, the shell and both remotes. */
async function startAll() {
  await build(['@manjara/backend', '@manjara/embedded-mongo']);
  await mkdir(dataDir(), { recursive: true });
  const env = { DATA_DIR: dataDir(), API_PORT, TRUST_PROXY: 'loopback' };
  if (!databaseUri(process.env)) {
    database = await embeddedDatabase();
    await database.service.start();
    Object.assign(env, { MONGODB_URI: database.uri, MONGODB_URI_FILE: '', EMBEDDED_DB: '1' });
  }
  rebuildApi();
  start('backend', 'node', ['--watch', 'dist/main.js'], env);
  for (const workspace of Object.values(REMOTES)) startServer(workspace);
  startServer('frontend-shell', { API_URL: `http://127.0.0.1:${API_PORT}` });
}

/** One remote and a shell, with the site's API and its other remote. */
async function startOne(remote, site) {
  const remotes = JSON.stringify(await remotesBeside(remote, site));
  startServer(REMOTES[remote]);
  startServer('frontend-shell', { API_URL: site, DEV_REMOTES: remotes });
  console.log(`\n  Your "${remote}", with all else of ${site}:  http://localhost:${PORT}\n`);
}

try {
  const options = { site: { type: /** @type {const} */ ('string') } };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [remote] = positionals;
  const site = values.site?.replace(/\/+$/, '');
  if (!remote && !site) await startAll();
  else if (site && Object.hasOwn(REMOTES, remote)) await startOne(remote, site);
  else {
    const names = Object.keys(REMOTES).join('|');
    throw new Error(`Say which remote, on which site: npm run dev -- ${names} --site <address>`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
  await stop();
}
