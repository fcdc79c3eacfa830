// What cached reads cost beside a bare node:http server that sends the same bytes from memory.
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startBareServer } from './bare-server.mjs';
import { load, requestBytes } from './http-load.mjs';
import { cpuTime, median, round } from './measure.mjs';
import { jsonOf, startSite } from './site.mjs';

/** Times the processor time, and the p99, of the bare server. */
const CPU_GOAL = 2.5;
const LATENCY_GOAL = 3;
const PROJECTS = 500;
/** Turns are short and many: what else the machine does then meets both sides. */
const REQUESTS = 2_000;
const WARM_UP_REQUESTS = 300;
/** Half as many are enough of what is larger. */
const LARGE_BYTES = 100_000;
const MIXED_ROUNDS = 3;
const MIXED_SECONDS = 6;

const PLAIN = { 'Accept-Encoding': 'identity' };
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const WEBP = { ...PLAIN, Accept: 'image/webp' };

/** Fills the list up to 500 projects, past the API; returns one. */
async function fill({ connection }) {
  const projects = connection.collection('projects');
  const project = await projects.findOne({});
  const missing = PROJECTS - (await projects.countDocuments());
  const { _id, ...copy } = project;
  await projects.insertMany(Array.from({ length: missing }, () => ({ ...copy })));
  return String(_id);
}

let texts = 0;
/** Saves a text as the admin does; every cached answer is outdated by it. */
const write = async ({ apiUrl, authorization }) =>
  jsonOf(
    await fetch(`${apiUrl}/api/content`, {
      method: 'POST',
      headers: { ...authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ contact: { mainText: `Come and see us, for the ${++texts}. time.` } }),
    }),
  );

/** Reads until the best form is there, which is made in the background; bytes as they are sent. */
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
  throw new Error(`${url} does not come in its best form.`);
}

/** The public reads; `weight` is how often each is in the mixed load. */
async function readsOf(site, id) {
  const { image } = await jsonOf(await fetch(`${site.apiUrl}/api/projects/${id}`));
  const list = '/api/projects?page=1&limit=20';
  const [api, shell] = [
    { origin: site.apiUrl, pid: site.pids.api },
    { origin: site.shellUrl, pid: site.pids.shell },
  ];
  const reads = [
    { name: 'list of 20', ...api, path: list, headers: PLAIN, weight: 4 },
    { name: 'list of 20, Brotli', ...api, path: list, headers: BROWSER, weight: 4 },
    { name: 'list of 500', ...api, path: '/api/projects', headers: PLAIN, weight: 1 },
    { name: 'one project', ...api, path: `/api/projects/${id}`, headers: PLAIN, weight: 4 },
    { name: 'home content', ...api, path: '/api/content/home', headers: PLAIN, weight: 4 },
    { name: 'picture', ...api, path: `${image.url}?w=1920`, headers: WEBP, weight: 4 },
    { name: 'page', ...shell, path: '/', headers: PLAIN, weight: 2 },
    { name: 'page, Brotli', ...shell, path: '/', headers: BROWSER, weight: 4 },
  ];
  for (const read of reads)
    Object.assign(read, await warmUp(read.origin + read.path, read.headers));
  return reads;
}

/** Microseconds of processor time per request. */
async function cpuPerRequest({ pid, question }, count) {
  const send = (times) => load(() => (times-- > 0 ? question : undefined));
  await send(WARM_UP_REQUESTS);
  const before = cpuTime(pid);
  await send(count);
  return (cpuTime(pid) - before) / count;
}

/** One read of the product and of the bare server, answered 200 or 304. */
function pairOf(read, index, bare, status) {
  const { origin, path, pid, etag, body } = read;
  const headers = status === 304 ? { ...read.headers, 'If-None-Match': etag } : read.headers;
  const length = status === 304 ? 0 : body.length;
  const side = (server, target, process) => {
    const request = requestBytes(server + target, headers);
    return { pid: process, question: { origin: server, request, statuses: [status], length } };
  };
  return {
    name: `${read.name}, ${status}`,
    length,
    ours: side(origin, path, pid),
    reference: side(bare.url, status === 304 ? `/${index}/etag` : `/${index}`, bare.pid),
    taken: [],
  };
}

/** Measures all reads in turns, so that what else the machine does meets all alike. */
async function compareReads(reads, bare, rounds) {
  const pairs = [200, 304].flatMap((status) =>
    reads.map((read, index) => pairOf(read, index, bare, status)),
  );
  // The first round only warms up.
  for (let turn = 0; turn <= rounds; turn++) {
    for (const { length, ours, reference, taken } of pairs) {
      const count = length > LARGE_BYTES ? REQUESTS / 2 : REQUESTS;
      const times = [await cpuPerRequest(ours, count), await cpuPerRequest(reference, count)];
      if (turn > 0) taken.push(times);
    }
  }
  const rowOf = ({ length, taken }) => ({
    KB: round(length / 1e3, 1),
    'Manjara µs': round(median(taken.map(([time]) => time)), 1),
    'bare µs': round(median(taken.map(([, time]) => time)), 1),
    ratio: round(median(taken.map(([time, bareTime]) => time / bareTime)), 2),
  });
  return Object.fromEntries(pairs.map((pair) => [pair.name, rowOf(pair)]));
}

/** All reads mixed, every second one conditional, for some seconds. */
async function mixed(questions) {
  const until = performance.now() + MIXED_SECONDS * 1_000;
  return load(() =>
    performance.now() < until ? questions[Math.floor(Math.random() * questions.length)] : undefined,
  );
}

/** Product and bare server under the mixed load, with a write a second; the first round only warms up. */
async function compareMixed(site, reads, bare) {
  const questions = (read, origin, path) => {
    const known = { ...read.headers, 'If-None-Match': read.etag };
    const both = [read.headers, known].map((headers) => ({
      origin,
      request: requestBytes(origin + path, headers),
      statuses: [200, 304],
    }));
    return Array(read.weight).fill(both).flat();
  };
  const ours = reads.flatMap((read) => questions(read, read.origin, read.path));
  const theirs = reads.flatMap((read, index) => questions(read, bare.url, `/${index}/etag`));
  const taken = [];
  for (let turn = 0; turn <= MIXED_ROUNDS; turn++) {
    let writing = Promise.resolve();
    const timer = setInterval(() => (writing = writing.then(() => write(site))), 1_000);
    const product = await mixed(ours);
    clearInterval(timer);
    await writing;
    const reference = await mixed(theirs);
    if (turn > 0) taken.push({ product, reference });
  }
  const rowOf = (side) =>
    Object.fromEntries(
      ['requests/s', 'p50 ms', 'p99 ms'].map((key) => [
        key,
        round(median(taken.map((each) => each[side][key])), 1),
      ]),
    );
  return { Manjara: rowOf('product'), bare: rowOf('reference') };
}

/** @returns {Promise<string[]>} the goals that are missed */
export async function bench(rounds) {
  // The default logs every request, to a file here.
  const site = await startSite({ LOG_LEVEL: 'info' });
  let bare;
  try {
    const id = await fill(site);
    await write(site);
    const reads = await readsOf(site, id);
    bare = await startBareServer(
      reads.map(({ type, etag, encoding, body }) => ({ type, etag, encoding, body })),
    );
    const rows = await compareReads(reads, bare, rounds);
    console.table(rows);
    const sides = await compareMixed(site, reads, bare);
    console.log('All of them mixed, a write a second');
    console.table(sides);
    const missed = Object.entries(rows)
      .filter(([, { ratio }]) => ratio > CPU_GOAL)
      .map(
        ([name, { ratio }]) => `${name} costs ${ratio} times the bare server (goal: ${CPU_GOAL})`,
      );
    const ratio = sides.Manjara['p99 ms'] / sides.bare['p99 ms'];
    console.log(`The p99 is ${ratio.toFixed(2)} times that of the bare server.`);
    if (ratio > LATENCY_GOAL) missed.push(`the mixed p99 (goal: ${LATENCY_GOAL} times)`);
    return missed;
  } finally {
    bare?.stop();
    await site.stop();
  }
}
