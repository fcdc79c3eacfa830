// Runs the whole product on this machine: database, API, shell.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import './lib/env.mjs';
import { embeddedDatabase } from './lib/database.mjs';
import { dataDir, fromRoot, releasesDir, REMOTES } from './lib/paths.mjs';
import { takeMetricsPorts } from './lib/metrics-ports.mjs';
import { publishRemote } from './lib/releases.mjs';
import { endOfEarlierRun, forgetRun, tellRun } from './lib/run-file.mjs';
import { build } from './lib/run.mjs';
import { takeSecrets } from './lib/secrets.mjs';
import { freePort, isPortTaken } from './lib/ports.mjs';
import { Service } from './lib/service.mjs';

const secrets = takeSecrets();
/** @type {Map<string, Service>} */
const services = new Map();
/** Whoever asks stops before whoever answers. */
const STOPPING = ['shell', 'api', 'database'];
/** What this run says of itself, once everything answers. */
let describeRun;
const began = Date.now();
const port = Number(process.env.PORT ?? 3000);
/** Where the releases are of remotes that other machines serve. */
const elsewhere = {
  public: process.env.REMOTE_PUBLIC_URL,
  dashboard: process.env.REMOTE_DASHBOARD_URL,
};

/** A process that was started again has another id. */
const onReady = () => describeRun && tellRun(describeRun());

async function launch(part, service) {
  // What begins late would be left over.
  if (shutDown.begun) return new Promise(() => {});
  services.set(part, service);
  await service.start();
  return service;
}

async function shutDown(code) {
  if (shutDown.begun) return;
  shutDown.begun = true;
  for (const part of STOPPING) await services.get(part)?.stop();
  await forgetRun();
  process.exit(code);
}
process.on('SIGINT', () => shutDown(0));
process.on('SIGTERM', () => shutDown(0));
process.on('SIGHUP', () => shutDown(0));
// Whoever started it through a channel is gone.
process.on('disconnect', () => shutDown(0));
// A signal to npm ends the shell between npm and this process, and nothing else.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || shutDown(0), 500).unref();
}

/** Whom the API believes: the shell on this machine, and the proxies that the shell believes. */
function apiProxies() {
  const proxies = process.env.TRUST_PROXY;
  if (!proxies || proxies === '0') return 'loopback';
  return /^\d+$/.test(proxies) ? String(Number(proxies) + 1) : `loopback,${proxies}`;
}

async function main() {
  const metrics = await takeMetricsPorts();
  // Of a run that was killed, the parts are still ending.
  await endOfEarlierRun();
  if (await isPortTaken(port)) {
    throw new Error(`Port ${port} is in use: stop what uses it, or set PORT to another one.`);
  }
  if (
    Number(process.env.TRUST_PROXY) > 0 &&
    !/^(127\.|::1$|localhost$)/.test(process.env.HOST ?? '')
  ) {
    console.warn(
      'TRUST_PROXY is a number, and the site listens on all addresses: whoever reaches it past the ' +
        'proxy chooses the address that limits count. Name the proxy, or set HOST=127.0.0.1.',
    );
  }
  if (process.env.SKIP_BUILD !== '1') {
    console.log('Building what is not built yet …');
    await build(undefined, { quiet: true });
  }
  await mkdir(dataDir(), { recursive: true, mode: 0o700 });
  const env = { DATA_DIR: dataDir(), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };

  // Each part begins as soon as those that it needs are there.
  const database = secrets.MONGODB_URI ? undefined : await embeddedDatabase({ onReady });
  if (database) env.EMBEDDED_DB = '1';
  const mongodbUri = database?.uri ?? secrets.MONGODB_URI;
  const apiPort = await freePort();
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const pointers = Object.fromEntries(
    Object.keys(REMOTES).map((remote) => {
      const { href } = pathToFileURL(path.join(releasesDir(remote), 'latest.json'));
      return [remote, elsewhere[remote] || href];
    }),
  );
  let admin;

  async function startApi() {
    if (database) await launch('database', database.service);
    const service = new Service('The API', fromRoot('backend/dist/server.js'), {
      onReady,
      env: {
        ...env,
        ...secrets,
        ...metrics.envOf('api'),
        MONGODB_URI: mongodbUri,
        API_PORT: String(apiPort),
        TRUST_PROXY: apiProxies(),
      },
      onMessage: (message) => {
        if (message.type === 'admin') admin = message;
        if (message.type === 'migrating') console.log(message.sentence);
      },
    });
    return launch('api', service);
  }

  async function startShell(api) {
    // One that is served elsewhere need not be built here.
    const own = Object.keys(REMOTES).filter((remote) => !elsewhere[remote]);
    await Promise.all(own.map(publishRemote));
    const service = new Service('The shell', fromRoot('frontend-shell/dist/server/server.js'), {
      onReady,
      // Visitors find the site when all of it is there.
      listenAfter: api,
      env: {
        ...env,
        ...metrics.envOf('shell'),
        PORT: String(port),
        API_URL: apiUrl,
        REMOTE_PUBLIC_URL: pointers.public,
        REMOTE_DASHBOARD_URL: pointers.dashboard,
      },
    });
    return launch('shell', service);
  }

  const starting = startApi();
  const [api, shell] = await Promise.all([starting, startShell(starting)]);

  describeRun = () => ({
    url: `http://localhost:${port}`,
    apiUrl,
    mongodbUri,
    pointers,
    metrics: metrics.urls,
    pids: {
      start: process.pid,
      database: database?.service.pid,
      api: api.pid,
      shell: shell.pid,
    },
  });
  const run = describeRun();
  tellRun(run);
  announce(run, admin);
}

function announce({ url, apiUrl, pointers, metrics }, admin) {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`
  Manjara is ready (${seconds} s)

    Site        ${url}
    Dashboard   ${url}/dashboard
    API         ${apiUrl}/api (also ${url}/api), documented at ${url}/api/docs
    Releases    public     ${pointers.public}
                dashboard  ${pointers.dashboard}
    Data        ${dataDir()}
${Object.entries(metrics)
  .map(([part, address]) => `    Metrics     ${part.padEnd(9)}  ${address}\n`)
  .join('')}`);
  if (admin) {
    console.log(`  The admin was created. Keep this password, it is shown only now:

    E-mail      ${admin.email}
    Password    ${admin.password}
`);
  }
  console.log('  Ctrl-C ends everything.');
}

main().catch((error) => {
  console.error(error.message);
  void shutDown(1);
});
