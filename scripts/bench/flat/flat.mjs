// Whether a read costs the same however many projects there are: API and database apart, and together.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../lib/run.mjs';
import { isolatedApi } from '../isolated-api.mjs';
import { processorTime, ownMb } from './processor-time.mjs';

/** What it takes. */
export const usage = 'npm run bench -- flat [words]   all cases, or those whose name has the words';

const SIZES = [100, 10_000, 100_000];
const ROUNDS = 5;
const REQUESTS = 60;
const CONNECTIONS = 4;
/** Largest to smallest. */
const LIMIT = 1.5;
/** The longest that a case may take in a round; what is slow is measured with fewer requests. */
const PATIENCE_MS = 2_000;
const IDS = 50;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** A site of one size. */
async function open(folder, size, fill) {
  const data = path.join(folder, String(size));
  const api = await isolatedApi(data, { API_CACHE_MB: '0' });
  const began = Date.now();
  await fill(api.connection, size);
  const filled = (Date.now() - began) / 1e3;
  await api.database.stop();
  const start = Date.now();
  await api.database.start();
  const started = Date.now() - start;
  const rest = ownMb(api.database.pid);
  const newest = await api.connection
    .collection('projects')
    .find({}, { projection: { _id: 1 }, sort: { _id: -1 }, limit: IDS })
    .toArray();
  const { size: bytes } = await stat(path.join(data, 'db', 'data.mdb'));
  const ids = newest.map(({ _id }) => String(_id));
  return { size, api, ids, facts: { filled, started, rest, bytes } };
}

/** Milliseconds that the first search after a start takes, which gathers what the others read. */
async function firstSearch(site) {
  const search = { target: () => '/api/projects?page=1&search=oak&searchLang=both' };
  const began = performance.now();
  await ask(site, search, 0);
  return performance.now() - began;
}

async function ask({ api, size, ids }, { target, signedIn, body }, n) {
  const answer = await fetch(`${api.url}${target(size, n, ids)}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(signedIn && api.headers),
      ...(body && { 'Content-Type': 'application/json' }),
      'Accept-Encoding': 'identity',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answered = await answer.json();
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}.`);
  const total = answer.headers.get('x-total-count');
  return { length: answered.length, total: total === null ? undefined : Number(total) };
}

/** Microseconds of API and database for a request. */
async function round(site, each) {
  const { api } = site;
  const before = [api.pid, api.database.pid].map(processorTime);
  const deadline = Date.now() + PATIENCE_MS;
  let sent = 0;
  const worker = async () => {
    while (sent < REQUESTS && Date.now() < deadline) await ask(site, each, sent++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const after = [api.pid, api.database.pid].map(processorTime);
  const [ofApi, ofDatabase] = after.map((time, i) => (time - before[i]) / sent);
  return { api: ofApi, database: ofDatabase, together: ofApi + ofDatabase };
}

async function measure(sites, each) {
  const rounds = new Map(sites.map((site) => [site, []]));
  // In turns, so that all meet the same machine; the first round only warms up.
  for (let n = 0; n <= ROUNDS; n++) {
    for (const site of sites) {
      const times = await round(site, each);
      if (n > 0) rounds.get(site).push(times);
    }
  }
  const part = (key) => sites.map((site) => median(rounds.get(site).map((times) => times[key])));
  const answers = [];
  for (const site of sites) answers.push(await ask(site, each, 0));
  return { api: part('api'), database: part('database'), together: part('together'), answers };
}

const ratio = (times) => Math.max(...times) / Math.min(...times);

function row(name, { api, database, together, answers }) {
  const times = SIZES.map((_, i) => `${api[i].toFixed(0)}+${database[i].toFixed(0)}`.padStart(11));
  const ratios = [together, api, database].map((list) => ratio(list).toFixed(2).padStart(6));
  const found = answers.map(({ length, total }) => total ?? length ?? '').join(' / ');
  console.log(`  ${name.padEnd(32)}${times.join('')}  ${ratios.join('')}   ${found}`);
}

function printFacts(sites) {
  console.log(
    '\n  The database     filled in       on disk     starts in  first search   memory: at rest, after',
  );
  for (const { size, api, facts } of sites) {
    const columns = [
      `${facts.filled.toFixed(1)} s`,
      `${(facts.bytes / 1e6).toFixed(0)} MB`,
      `${facts.started} ms`,
      `${facts.searched.toFixed(0)} ms`,
      `${facts.rest.toFixed(0)} MB, ${ownMb(api.database.pid).toFixed(0)} MB`,
    ];
    console.log(
      `  ${String(size).padStart(12)}${columns.map((text) => text.padStart(14)).join('')}`,
    );
  }
}

/** Ends with exit code 1 when a case is too steep. */
export async function bench([wanted = '']) {
  await build(['@manjara/backend', '@manjara/embedded-mongo'], { quiet: true });
  const [{ fill }, { CASES }] = await Promise.all([import('./content.mjs'), import('./cases.mjs')]);
  const folder = await mkdtemp(path.join(tmpdir(), 'manjara-bench-'));
  const sites = [];
  const steep = [];
  try {
    for (const size of SIZES) sites.push(await open(folder, size, fill));
    for (const site of sites) site.facts.searched = await firstSearch(site);
    console.log(
      `Microseconds of processor for a request, API + database, at ${SIZES.join(', ')} projects;\n` +
        `the ratio of largest to smallest, of both, API, database; how many there are. Median of ${ROUNDS}.\n`,
    );
    const cases = CASES.filter(({ name }) => name.includes(wanted));
    if (cases.length === 0) throw new Error(`No case has "${wanted}" in its name.`);
    for (const each of cases) {
      const measured = await measure(sites, each);
      row(each.name, measured);
      const worst = Math.max(...['together', 'api', 'database'].map((key) => ratio(measured[key])));
      if (worst > LIMIT) steep.push(`${each.name} (${worst.toFixed(2)})`);
    }
    printFacts(sites);
  } finally {
    for (const { api } of sites) await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (steep.length > 0) {
    console.error(`\nMore than ${LIMIT} times: ${steep.join(', ')}.`);
    process.exitCode = 1;
  }
}
