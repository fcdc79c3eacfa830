// Runs the whole product on this machine: database, API, shell.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import './lib/env.mjs';
import { announce } from './lib/announce.mjs';
import { embeddedDatabase } from './lib/database.mjs';
import { takeMetricsPorts } from './lib/metrics-ports.mjs';
import { dataDir, fromRoot, releasesDir, REMOTES } from './lib/paths.mjs';
import { freePort, isPortTaken } from './lib/ports.mjs';
import { publishBuild } from './lib/releases.mjs';
import { removeRun, waitForEarlierRun, writeRun } from './lib/run-file.mjs';
import { build } from './lib/run.mjs';
import { databaseUri, takeSecrets } from './lib/secrets.mjs';
import { Service } from './lib/service.mjs';

const { PORT = '3000', HOST, TRUST_PROXY, LOG_LEVEL = 'warn', METRICS_HOST } = process.env;
const secrets = takeSecrets();
/** In start order. @type {Service[]} */
const services = [];
let isStopping = false;
/** Set when all services are ready. */
let describeRun;

// A restarted process has another id: write the run file again.
const onReady = () => describeRun && writeRun(describeRun());

async function start(service) {
  if (isStopping) return new Promise(() => {});
  services.push(service);
  await service.start();
  return service;
}

async function shutDown(code) {
  if (isStopping) return;
  isStopping = true;
  // Clients stop before their servers.
  for (const service of services.reverse()) await service.stop();
  await removeRun();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shutDown(0));
// The parent process that started this one over IPC has exited.
process.on('disconnect', () => shutDown(0));
// npm forwards a signal only to the shell between npm and this process, so watch for the parent's
// exit.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || shutDown(0), 500).unref();
}

/** Proxies that the API trusts: the local shell, and those that the shell trusts. */
function apiProxies() {
  if (!TRUST_PROXY || TRUST_PROXY === '0') return 'loopback';
  return /^\d+$/.test(TRUST_PROXY) ? String(Number(TRUST_PROXY) + 1) : `loopback,${TRUST_PROXY}`;
}

async function checkSettings() {
  if (await isPortTaken(Number(PORT))) {
    throw new Error(`Port ${PORT} is in use: stop what uses it, or set PORT to another one.`);
  }
  if (Number(TRUST_PROXY) > 0 && !/^(127\.|::1$|localhost$)/.test(HOST ?? '')) {
    console.warn(
      'TRUST_PROXY is a number, and the site listens on all addresses: a client that bypasses the proxy ' +
        'can fake its address and evade the rate limits. Name the proxy, or set HOST=127.0.0.1.',
    );
  }
}

/**
 * Publishes the builds that are served from here; returns the pointer addresses of both remotes.
 */
async function publishRemotes() {
  const pointers = {};
  for (const remote of Object.keys(REMOTES)) {
    pointers[remote] = process.env[`REMOTE_${remote.toUpperCase()}_URL`];
    if (pointers[remote]) continue;
    await publishBuild(remote);
    pointers[remote] = pathToFileURL(path.join(releasesDir(remote), 'latest.json')).href;
  }
  return pointers;
}

async function main() {
  const metricsPorts = await takeMetricsPorts();
  const metricsEnv = (name) => (name in metricsPorts ? { METRICS_PORT: metricsPorts[name] } : {});
  await waitForEarlierRun();
  await checkSettings();
  if (process.env.SKIP_BUILD !== '1') console.log('Building what is not built yet …');
  await build();
  await mkdir(dataDir(), { recursive: true, mode: 0o700 });
  const namedUri = databaseUri(secrets);
  const database = namedUri ? undefined : await embeddedDatabase({ onReady });
  const mongodbUri = namedUri ?? database.uri;
  const env = { DATA_DIR: dataDir(), LOG_LEVEL, ...(database && { EMBEDDED_DB: '1' }) };
  const [pointers] = await Promise.all([publishRemotes(), database && start(database.service)]);

  const apiPort = String(await freePort());
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  let admin;
  const api = new Service('The API', fromRoot('backend/dist/main.js'), {
    onReady,
    env: {
      ...env,
      ...secrets,
      ...metricsEnv('api'),
      MONGODB_URI: mongodbUri,
      MONGODB_URI_FILE: '',
      API_PORT: apiPort,
      TRUST_PROXY: apiProxies(),
    },
    onMessage: (message) => {
      if (message.type === 'admin') admin = message;
      if (message.type === 'migrating') console.log(message.sentence);
    },
  });
  const shell = new Service('The shell', fromRoot('frontend-shell/dist/server/server.js'), {
    onReady,
    env: {
      ...env,
      ...metricsEnv('shell'),
      PORT,
      API_URL: apiUrl,
      REMOTE_PUBLIC_URL: pointers.public,
      REMOTE_DASHBOARD_URL: pointers.dashboard,
    },
  });
  await start(api);
  await start(shell);

  const metrics = Object.entries(metricsPorts).map(([name, port]) => {
    return [name, `http://${METRICS_HOST || '127.0.0.1'}:${port}/metrics`];
  });
  const url = `http://localhost:${PORT}`;
  describeRun = () => ({
    url,
    apiUrl,
    mongodbUri,
    pointers,
    metrics: Object.fromEntries(metrics),
    pids: {
      start: process.pid,
      database: database?.service.pid,
      api: api.pid,
      shell: shell.pid,
    },
  });
  writeRun(describeRun());
  announce(
    'Manjara is ready',
    [
      ['Site', url],
      ['Dashboard', `${url}/dashboard`],
      ['API', `${apiUrl}/api (also ${url}/api), documented at ${url}/api/docs`],
      ...Object.entries(pointers).map(([remote, pointer]) => ['Release', `${remote}  ${pointer}`]),
      ['Data', dataDir()],
      ...metrics.map(([name, address]) => ['Metrics', `${name}  ${address}`]),
    ],
    admin,
  );
}

main().catch((error) => {
  console.error(error.message);
  void shutDown(1);
});
