// Cost of cached reads compared with a bare node:http server that sends the same bytes from memory.
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from './bare-server.mjs';
import { load, requestBytes } from './http-load.mjs';
import { cpuTime, median, round } from './measure.mjs';
import { jsonOf, startSite } from './site.mjs';

/** Largest allowed ratios to the bare server: processor time, and p99 latency. */
const CPU_GOAL = 3.5;
const LATENCY_GOAL = 3;
const PROJECTS = 500;
/** Many short turns: other load of the machine then affects both sides. */
const REQUESTS = 2_000;
const WARM_UP_REQUESTS = 300;
const MIXED_ROUNDS = 3;
const MIXED_MS = 6_000;

const PLAIN = { 'Accept-Encoding': 'identity' };
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const WEBP = { ...PLAIN, Accept: 'image/webp' };

/** Adds projects up to 500, directly to the database; returns one. */
async function fill({ connection, apiUrl }) {
  const projects = connection.collection('projects');
  const { _id, ...copy } = await projects.findOne({});
  const missing = PROJECTS - (await projects.countDocuments());
  await projects.insertMany(
    Array.from({ length: missing }, (_, n) => ({ ...copy, addresses: [`copy-${n}`] })),
  );
  return jsonOf(await fetch(`${apiUrl}/api/projects/${_id}`));
}

let texts = 0;
/** Saves a text as the admin does, which invalidates the cache. */
const write = async ({ apiUrl, authorization }) =>
  jsonOf(
    await fetch(`${apiUrl}/api/content`, {
      method: 'POST',
      headers: { ...authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ contact: { mainText: `Come and see us, for the ${++texts}. time.` } }),
    }),
  );

/**
 * Reads until the Brotli or WebP form is ready, which is made in the background; returns the
 * bytes as sent.
 */
async function warmUp(url, headers) {
  for (let attempt = 0; attempt < 300; attempt++) {
    const response = await new Promise((resolve, reject) => {
      get(url, { headers }, resolve).once('error', reject);
    });
    const body = await buffer(response);
    const { 'content-type': type, 'content-encoding': encoding, etag } = response.headers;
    const isBest =
      headers === WEBP ? type === 'image/webp' : headers !== BROWSER || encoding === 'br';
    if (response.statusCode === 200 && isBest && attempt > 1) return { type, encoding, etag, body };
    await pause(100);
  }
  throw new Error(`${url} is not served in its best encoding.`);
}

/** The public reads; `weight` is the frequency of each in the mixed load. */
async function readsOf({ apiUrl, shellUrl, pids }, { _id, image }) {
  const api = { origin: apiUrl, pid: pids.api };
  const shell = { origin: shellUrl, pid: pids.shell };
  const list = '/api/projects?page=1&limit=20';
  const reads = [
    { name: 'list of 20', ...api, path: list, headers: PLAIN, weight: 4 },
    { name: 'list of 20, Brotli', ...api, path: list, headers: BROWSER, weight: 4 },
    { name: 'list of 500', ...api, path: '/api/projects', headers: PLAIN, weight: 1 },
    { name: 'one project', ...api, path: `/api/projects/${_id}`, headers: PLAIN, weight: 4 },
    { name: 'home content', ...api, path: '/api/content/home', headers: PLAIN, weight: 4 },
    { name: 'picture', ...api, path: `${image.url}?w=1920`, headers: WEBP, weight: 4 },
    { name: 'page', ...shell, path: '/', headers: PLAIN, weight: 2 },
    { name: 'page, Brotli', ...shell, path: '/', headers: BROWSER, weight: 4 },
  ];
  const answers = [];
  for (const { origin, path, headers } of reads) answers.push(await warmUp(origin + path, headers));
  return reads.map((read, index) => ({ ...read, answer: answers[index] }));
}

/** The request for a read, on its own server or another, expecting 200 or 304. */
function questionOf({ headers, answer }, origin, path, status) {
  const known = status === 304 ? { 'If-None-Match': answer.etag } : {};
  return { origin, request: requestBytes(origin + path, { ...headers, ...known }), status };
}

/** Microseconds of processor time per request. */
async function cpuPerRequest(pid, { status, ...question }) {
  const send = (times) =>
    load(() => (times-- > 0 ? { ...question, statuses: [status] } : undefined));
  await send(WARM_UP_REQUESTS);
  const before = cpuTime(pid);
  await send(REQUESTS);
  return (cpuTime(pid) - before) / REQUESTS;
}

/** Measures all reads alternately, so that other load of the machine affects all equally. */
async function compareReads(reads, bare, rounds) {
  const pairs = [200, 304].flatMap((status) =>
    reads.map((read, index) => ({
      name: `${read.name}, ${status}`,
      pid: read.pid,
      ours: questionOf(read, read.origin, read.path, status),
      reference: questionOf(read, bare.url, `/${index}`, status),
      taken: [],
    })),
  );
  // The first round only warms up.
  for (let turn = 0; turn <= rounds; turn++) {
    for (const { pid, ours, reference, taken } of pairs) {
      const times = [await cpuPerRequest(pid, ours), await cpuPerRequest(bare.pid, reference)];
      if (turn > 0) taken.push(times);
    }
  }
  const rowOf = ({ taken }) => ({
    'Manjara µs': round(median(taken.map(([time]) => time)), 1),
    'bare µs': round(median(taken.map(([, time]) => time)), 1),
    ratio: round(median(taken.map(([time, bareTime]) => time / bareTime)), 2),
  });
  return Object.fromEntries(pairs.map((pair) => [pair.name, rowOf(pair)]));
}

/** All reads mixed, every second one conditional, for MIXED_MS. */
function mixed(questions) {
  const until = performance.now() + MIXED_MS;
  const pick = () => questions[Math.floor(Math.random() * questions.length)];
  return load(() => (performance.now() < until ? { ...pick(), statuses: [200, 304] } : undefined));
}

/**
 * Product and bare server under the mixed load, with one write per second; the first round only
 * warms up.
 */
async function compareMixed(site, reads, bare) {
  const both = (read, origin, path) =>
    Array(read.weight)
      .fill([200, 304])
      .flat()
      .map((status) => questionOf(read, origin, path, status));
  const ours = reads.flatMap((read) => both(read, read.origin, read.path));
  const theirs = reads.flatMap((read, index) => both(read, bare.url, `/${index}`));
  const taken = { Manjara: [], bare: [] };
  for (let turn = 0; turn <= MIXED_ROUNDS; turn++) {
    let writing = Promise.resolve();
    const timer = setInterval(() => (writing = writing.then(() => write(site))), 1_000);
    taken.Manjara.push(await mixed(ours));
    clearInterval(timer);
    await writing;
    taken.bare.push(await mixed(theirs));
  }
  const rowOf = (runs) =>
    Object.fromEntries(
      Object.keys(runs[0]).map((key) => [
        key,
        round(median(runs.slice(1).map((run) => run[key])), 1),
      ]),
    );
  return { Manjara: rowOf(taken.Manjara), bare: rowOf(taken.bare) };
}

/** @returns {Promise<string[]>} the missed goals */
export async function bench(rounds) {
  // The default level logs every request; the log goes to a file.
  const site = await startSite({ LOG_LEVEL: 'info' });
  let bare;
  try {
    const project = await fill(site);
    await write(site);
    const reads = await readsOf(site, project);
    bare = await startBareServer(reads.map(({ answer }) => answer));
    const rows = await compareReads(reads, bare, rounds);
    console.table(rows);
    const sides = await compareMixed(site, reads, bare);
    console.log('All of them mixed, a write a second');
    console.table(sides);
    const ratio = round(sides.Manjara['p99 ms'] / sides.bare['p99 ms'], 2);
    console.log(`The p99 is ${ratio} times that of the bare server.`);
    const missed = Object.entries(rows)
      .filter(([, row]) => row.ratio > CPU_GOAL)
      .map(([name, row]) => `${name} costs ${row.ratio} times the bare server (goal: ${CPU_GOAL})`);
    if (ratio > LATENCY_GOAL) missed.push(`the mixed p99 (goal: ${LATENCY_GOAL} times)`);
    return missed;
  } finally {
    bare?.stop();
    await site.stop();
  }
}
