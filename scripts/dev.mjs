// Development with hot reload: embedded database, API in watch mode, three development servers, and
// type checks. With `npm run dev -- dashboard --site <address>`: one remote, on an existing site.
import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import './lib/env.mjs';
import { announce } from './lib/announce.mjs';
import { embeddedDatabase } from './lib/database.mjs';
import { prettyLog, showTypeErrors, startWatcher, stopWatchers } from './lib/dev-processes.mjs';
import { dataDir, fromRoot, REMOTES } from './lib/paths.mjs';
import { isPortTaken } from './lib/ports.mjs';
import { build, run } from './lib/run.mjs';
import { databaseUri } from './lib/secrets.mjs';
import { DEVELOPMENT_ENTRIES, remotesBeside, waitForAnswer } from './lib/site.mjs';

const { API_PORT = '3001', PORT = '3000', LOG_LEVEL = 'warn' } = process.env;
const SITE = `http://localhost:${PORT}`;
const SHELL = 'frontend-shell';
/** Debounce: some editors write a file several times per save. */
const SAVED_MS = 100;
let database;
let isStopping = false;

async function stop() {
  if (isStopping) return;
  isStopping = true;
  await stopWatchers();
  await database?.service.stop();
  process.exit();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

async function assertPortsAreFree(remotes) {
  const ports = [PORT, ...remotes.map((remote) => new URL(DEVELOPMENT_ENTRIES[remote]).port)];
  if (remotes.length > 1) ports.push(API_PORT);
  for (const port of ports) {
    if (!(await isPortTaken(Number(port)))) continue;
    throw new Error(`Port ${port} is in use: stop what uses it, e.g. another "npm run dev".`);
  }
}

/** Starts the development servers of the shell and of remotes; resolves when they have built. */
async function startServers(remotes, env) {
  for (const remote of remotes) startWatcher(REMOTES[remote], 'npx', ['rsbuild', 'dev']);
  startWatcher(SHELL, 'npx', ['rsbuild', 'dev'], { env });
  const urls = [SITE, ...remotes.map((remote) => DEVELOPMENT_ENTRIES[remote])];
  await Promise.all(urls.map(waitForAnswer));
}

/** Rebuilds the API when its source changes; `node --watch` restarts it. */
function rebuildApi() {
  const compile = () => run('npm', ['run', 'build', '--silent', '-w', '@manjara/backend']);
  let timer;
  watch(fromRoot('backend/src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => compile().catch((error) => console.error(error.message)), SAVED_MS);
  });
}

/** Starts the API; resolves with the admin, if it was created, when the API responds. */
function startApi(env) {
  const stdio = ['inherit', 'pipe', 'inherit', 'ipc'];
  const api = startWatcher('backend', 'node', ['--watch', 'dist/main.js'], { env, stdio });
  api.stdout.pipe(prettyLog());
  return new Promise((resolve) => {
    let admin;
    let isFirst = true;
    api.on('message', (message) => {
      if (message.type === 'admin') admin = message;
      if (message.type === 'migrating') console.log(message.sentence);
      if (message.type !== 'ready') return;
      if (!isFirst) console.log('The API has restarted.');
      isFirst = false;
      resolve(admin);
    });
  });
}

/** The API with its database, the shell and both remotes. */
async function startAll() {
  const remotes = Object.keys(REMOTES);
  await assertPortsAreFree(remotes);
  await build(['@manjara/backend', '@manjara/embedded-mongo']);
  await mkdir(dataDir(), { recursive: true });
  const env = { DATA_DIR: dataDir(), API_PORT, LOG_LEVEL, TRUST_PROXY: 'loopback' };
  if (!databaseUri(process.env)) {
    database = await embeddedDatabase();
    await database.service.start();
    Object.assign(env, { MONGODB_URI: database.uri, MONGODB_URI_FILE: '', EMBEDDED_DB: '1' });
  }
  rebuildApi();
  const apiUrl = `http://127.0.0.1:${API_PORT}`;
  const [admin] = await Promise.all([startApi(env), startServers(remotes, { API_URL: apiUrl })]);
  const api = `${apiUrl}/api (also ${SITE}/api), documented at ${SITE}/api/docs`;
  announceDevelopment(api, [['Data', dataDir()]], admin);
  for (const workspace of ['backend', SHELL, ...Object.values(REMOTES)]) showTypeErrors(workspace);
}

/** One remote and a shell, with the site's API and its other remote. */
async function startOne(remote, site) {
  await assertPortsAreFree([remote]);
  await build(['@manjara/contracts']);
  const others = JSON.stringify(await remotesBeside(remote, site));
  await startServers([remote], { API_URL: site, DEV_REMOTES: others });
  announceDevelopment(`${site}/api`, [
    ['Remotes', `"${remote}" of this checkout, the other of ${site}`],
  ]);
  showTypeErrors(REMOTES[remote]);
}

function announceDevelopment(api, rows, admin) {
  const addresses = [
    ['Site', SITE],
    ['Dashboard', `${SITE}/dashboard`],
    ['API', api],
    ...rows,
    ['Pages', 'rendered in the browser only; "npm start" also renders them on the server'],
    ['Types', 'checked on every save; errors appear below'],
  ];
  announce('Manjara is ready for development', addresses, admin);
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
    throw new Error(`Name the remote and the site: npm run dev -- ${names} --site <address>`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
  await stop();
}
