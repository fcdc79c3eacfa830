// Kills and stops parts of the running product while an admin writes and visitors read, and checks
// that no acknowledged write is lost: `npm run chaos -- [--seconds 120]`. Linux only. Exits with 1
// if it finds a problem.
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Admin } from './chaos/admin.mjs';
import { Client } from './chaos/client.mjs';
import { FAULTS } from './chaos/faults.mjs';
import { Model } from './chaos/model.mjs';
import { notShown, readDatabase } from './chaos/oracle.mjs';
import { Visitors } from './chaos/visitors.mjs';
import { embeddedDatabase } from './lib/database.mjs';
import { freshFolder, Product } from './lib/product.mjs';
import { build, main, run } from './lib/run.mjs';

const READERS = 3;
const CALM_MS = 3_000;
const RECOVERY_MS = 30_000;
/** The sweep compares creation times of files in whole seconds. */
const SECOND_MS = 1_100;
const MOST_FINDINGS = 20;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '120' } } });
const dataDir = freshFolder();
const temporary = path.join(dataDir, 'tmp');
/** The site that the faults are injected into. */
const site = { env: { DEMO_CONTENT: '0', TMPDIR: temporary }, product: undefined };
const model = new Model();
const client = new Client(() => site.product.url, model);
const { findings } = client;
const admin = new Admin(client);
const visitors = new Visitors(client);

/**
 * Starts the admin and all visitors; returns a function that stops them and waits for their last
 * responses.
 */
function startLoad() {
  const stop = new AbortController();
  const repeat = async (work, from, to) => {
    while (!stop.signal.aborted) {
      await work();
      await pause(randomInt(from, to));
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

/**
 * Seconds until all processes respond, pages are served and forms accepted; undefined after
 * RECOVERY_MS.
 */
async function recovery() {
  const began = performance.now();
  while (performance.now() - began < RECOVERY_MS) {
    const { url, apiUrl } = site.product.run;
    const isBack =
      (await answers(`${url}/_health`)) &&
      (await answers(`${apiUrl}/api/health/ready`)) &&
      (await client.send('/')).status === 200 &&
      (await visitors.sendMessage());
    if (isBack) return (performance.now() - began) / 1_000;
    await pause(100);
  }
  return undefined;
}

/** Injects every fault in turn until the time is over, each at least once. */
async function injectFaults() {
  const end = performance.now() + Number(values.seconds) * 1_000;
  do {
    for (const fault of FAULTS) {
      client.beginFault(fault);
      await fault.inject(site);
      const seconds = await recovery();
      client.endFault();
      console.log(`  ${fault.name.padEnd(18)} back in ${seconds?.toFixed(1) ?? '-'} s`);
      // A restarted shell has no cached pages for an outage of the API: fill its cache.
      if (fault.endsShell) await visitors.readAllPages();
      if (seconds === undefined) findings.push(`${fault.name}: the site did not come back`);
      await pause(CALM_MS);
    }
  } while (performance.now() < end);
}

/** Command lines of the product's processes that are still running. */
const leftBehind = () =>
  readdirSync('/proc').flatMap((name) => {
    const read = (file) => readFileSync(`/proc/${name}/${file}`, 'latin1');
    try {
      const isOurs = Number(name) && read('environ').includes(dataDir);
      return isOurs ? [`${name}: ${read('cmdline').replaceAll('\0', ' ')}`] : [];
    } catch {
      return [];
    }
  });

/** Runs the hourly sweep, then compares the database with the acknowledged writes. */
async function examine() {
  const shown = await readDatabase(site.product.run.mongodbUri);
  const missing = await notShown(admin, shown.found);
  findings.push(...missing.map((key) => `${key} is not shown to the admin`));
  await site.product.stop();
  findings.push(...leftBehind().map((process) => `left behind: ${process}`));
  process.env.DATA_DIR = dataDir;
  const { service, uri } = await embeddedDatabase();
  await service.start();
  try {
    await pause(SECOND_MS);
    const sweep = ['backend/dist/cli/sweep.js', '--older-than', '0'];
    const env = { ...site.env, MONGODB_URI: uri };
    await run(process.execPath, sweep, { quiet: true, env });
    const { found, orphans } = await readDatabase(uri);
    findings.push(...model.compare(found));
    for (const [what, { length }] of Object.entries(orphans)) {
      if (length > 0) findings.push(`after the sweep there are ${length} ${what}`);
    }
    const folders = await readdir(temporary);
    if (folders.length > 0) findings.push(`after the sweep there are temporary ${folders}`);
    console.log(`${found.length} entries found.`, model.counts);
  } finally {
    await service.stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await main(async () => {
  await build();
  await mkdir(temporary);
  site.product = await Product.start({ dataDir, env: site.env });
  try {
    await admin.signIn();
    for (let n = 0; n < 3; n++) await admin.create();
    await visitors.readAllPages();
    console.log(`Chaos for ${values.seconds} s`);
    const stopLoad = startLoad();
    await pause(CALM_MS);
    await injectFaults();
    await stopLoad();
    await examine();
  } finally {
    await site.product.stop();
  }
  for (const finding of findings.slice(0, MOST_FINDINGS)) console.error(`Found: ${finding}`);
  if (findings.length > 0) throw new Error(`${findings.length} findings.`);
  console.log('No problems found.');
});
process.exit();
