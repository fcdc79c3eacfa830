// Kills and stops parts of the running product at random while an admin writes and visitors read, and
// proves that nothing acknowledged is lost: `npm run chaos -- [--seconds 120] [--seed 1]`. Linux only.
// Exits with 1 when something was found.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Admin } from './chaos/admin.mjs';
import { Client } from './chaos/client.mjs';
import { FAULTS, POWER_CUT } from './chaos/faults.mjs';
import { Model } from './chaos/model.mjs';
import { judgePhase, readAsAdmin, readDatabase } from './chaos/oracle.mjs';
import { createRandom } from './chaos/random.mjs';
import { PAGES, Visitors } from './chaos/visitors.mjs';
import { embeddedDatabase } from './lib/database.mjs';
import { ADMIN, freshFolder, Product } from './lib/product.mjs';
import { build, run as runProgram } from './lib/run.mjs';

const READERS = 3;
const CALM_MS = 3_000;
const RECOVERY_MS = 30_000;
/** The sweep goes by the second in which a file was begun. */
const SECOND_MS = 1_100;
const MOST_FINDINGS = 20;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '120' }, seed: { type: 'string', default: '1' } },
});
const random = createRandom(Number(values.seed));
const dataDir = freshFolder();
const temporary = path.join(dataDir, 'tmp');
const env = { DEMO_CONTENT: '0', TMPDIR: temporary };
const model = new Model();
const client = new Client(() => run.product.url);
const findings = [];
/** What the faults work on. */
const run = { random: random.branch(), env, product: undefined, admin: undefined };

async function signIn() {
  const { body } = await client.send('write', '/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return { Authorization: `Bearer ${JSON.parse(body.toString()).token}` };
}

/** Everybody at work; returns what ends it, once everybody has had their last answer. */
function startLoad(admin, visitors) {
  const stop = new AbortController();
  const repeat = async (work, from, to) => {
    const own = random.branch();
    while (!stop.signal.aborted) {
      await work();
      await pause(own.between(from, to));
    }
  };
  const users = [
    ...Array.from({ length: READERS }, () => repeat(() => visitors.read(), 100, 300)),
    repeat(() => visitors.sendMessage(), 300, 600),
    repeat(() => visitors.apply(), 500, 1_000),
    repeat(() => admin.work(), 200, 500),
  ];
  return () => {
    stop.abort();
    return Promise.all(users);
  };
}

const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Seconds until every process answers, pages are shown and forms are taken; undefined: too late. */
async function recovery(visitors) {
  const began = performance.now();
  while (performance.now() - began < RECOVERY_MS) {
    const { url, apiUrl } = run.product.run;
    const { status } = await client.send('page', '/');
    const isBack =
      (await answers(`${url}/_health`)) && (await answers(`${apiUrl}/api/health/ready`));
    if (status === 200 && isBack && (await visitors.sendMessage())) {
      return (performance.now() - began) / 1_000;
    }
    await pause(100);
  }
  return undefined;
}

async function injectFault({ name, inject, endsShell }, visitors) {
  const phase = Object.assign(client.beginPhase(name, false), { endsShell });
  await inject(run);
  phase.backIn = await recovery(visitors);
  client.beginPhase('calm', true);
  await pause(CALM_MS);
}

/** Every fault once in random order, and again until the time is over; a power cut is the last. */
async function injectFaults(visitors) {
  const end = performance.now() + Number(values.seconds) * 1_000;
  let left = [];
  while (performance.now() < end) {
    if (left.length === 0) left = [...FAULTS];
    const fault = run.random.pick(left);
    left = left.filter((each) => each !== fault);
    console.log(`  ${fault.name}`);
    await injectFault(fault, visitors);
  }
  await injectFault(POWER_CUT, visitors);
}

/** The processes that were started to work on the data and are still there. */
const leftBehind = () =>
  readdirSync('/proc').filter((name) => {
    try {
      return Number(name) && readFileSync(`/proc/${name}/environ`, 'latin1').includes(dataDir);
    } catch {
      return false;
    }
  });

/** Compares what the database holds with what was acknowledged, after the hourly sweep. */
async function examine(headers) {
  process.env.DATA_DIR = dataDir;
  const shown = await readDatabase(run.product.run.mongodbUri);
  findings.push(...(await readAsAdmin(client, headers, shown.found)));
  await run.product.stop();
  findings.push(...leftBehind().map((pid) => `process ${pid} was left behind`));
  const { service, uri } = await embeddedDatabase();
  await service.start();
  try {
    await pause(SECOND_MS);
    const sweep = ['backend/dist/cli/sweep.js', '--older-than', '0'];
    await runProgram(process.execPath, sweep, { quiet: true, env: { ...env, MONGODB_URI: uri } });
    const { found, orphans } = await readDatabase(uri);
    findings.push(...model.compare(found));
    for (const [what, { length }] of Object.entries(orphans)) {
      if (length > 0) findings.push(`after the sweep there are ${length} ${what}`);
    }
    const folders = await readdir(temporary);
    if (folders.length > 0) findings.push(`after the sweep there are temporary ${folders}`);
    console.log(`${found.length} things found.`, model.counts);
  } finally {
    await service.stop();
  }
}

function printPhases() {
  const count = (requests, test) => requests.filter(test).length;
  console.table(
    client.phases.map(({ name, backIn, requests }) => ({
      phase: name,
      requests: requests.length,
      acknowledged: count(requests, ({ what, status }) => what === 'write' && status < 300),
      pages: count(requests, ({ what, status }) => what === 'page' && status === 200),
      '5xx': count(requests, ({ status }) => status >= 500),
      'no answer': count(requests, ({ status }) => status === undefined),
      'back in s': backIn && Number(backIn.toFixed(1)),
    })),
  );
}

async function main() {
  await build();
  await mkdir(temporary);
  run.product = await Product.start({ dataDir, env });
  try {
    client.beginPhase('calm', true);
    const headers = await signIn();
    const admin = new Admin({ client, model, random: random.branch(), headers });
    const visitors = new Visitors({ client, model, random: random.branch() });
    run.admin = admin;
    for (let n = 0; n < 3; n++) await admin.create();
    for (const language of ['ar', 'en']) {
      for (const page of PAGES) await visitors.readPage(page, language);
    }
    console.log(`Chaos for ${values.seconds} s with seed ${values.seed}`);
    const stopLoad = startLoad(admin, visitors);
    await pause(CALM_MS);
    await injectFaults(visitors);
    await stopLoad();
    await examine(headers);
    findings.push(...visitors.incomplete.map((what) => `visitors saw an incomplete ${what}`));
    for (const phase of client.phases) findings.push(...judgePhase(phase));
  } finally {
    await run.product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  printPhases();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await main();
for (const finding of findings.slice(0, MOST_FINDINGS)) console.error(`Found: ${finding}`);
console.log(findings.length > 0 ? `${findings.length} findings.` : 'Nothing was found.');
process.exit(findings.length > 0 ? 1 : 0);
