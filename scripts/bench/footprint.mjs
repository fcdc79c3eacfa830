// Cost of the idle product: start time and memory.
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freshFolder, Product } from '../lib/product.mjs';
import { childrenOf, cpuTime, median, memoryOf, round } from './measure.mjs';

/** Seconds from start to the first page, without the build. */
const START_GOAL = 5;
/** Megabytes (RSS) of the idle API process. */
const API_GOAL = 150;
/** V8 releases the memory of the start, and idle workers exit, within a minute of idleness. */
const REST_MS = 75_000;

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** The product's processes, including the render process. */
const processesOf = ({ run: { pids } }) => ({ ...pids, renderer: childrenOf(pids.shell)[0] });

/** Starts the product; measures seconds and processor time until its first page. */
async function start(dataDir) {
  const began = performance.now();
  const product = await Product.start({ dataDir, env: { LOG_LEVEL: 'warn' } });
  await (await fetch(product.url)).text();
  const page = (performance.now() - began) / 1_000;
  const cpu = sum(Object.values(processesOf(product)).map(cpuTime)) / 1e6;
  return { product, page, cpu };
}

async function measureStarts(dataDir, rounds) {
  const starts = [];
  for (let turn = 0; turn <= rounds; turn++) {
    const { product, ...times } = await start(dataDir);
    await product.stop();
    starts.push(times);
  }
  const [first, ...others] = starts;
  const page = median(others.map((each) => each.page));
  console.table({
    'start until the first page, s': round(page, 1),
    'processor time of that, s': round(median(others.map(({ cpu }) => cpu)), 1),
    'the very first start, with demo content, s': round(first.page, 1),
  });
  return page;
}

/** Measures each idle process in megabytes; returns the API's. */
async function measureMemory(dataDir) {
  const { product } = await start(dataDir);
  try {
    await pause(REST_MS);
    const pids = processesOf(product);
    const memory = Object.entries(pids).map(([name, pid]) => [name, memoryOf(pid)]);
    const total = (kind) => sum(memory.map(([, each]) => each[kind]));
    const rows = [['all', { rss: total('rss'), pss: total('pss') }], ...memory];
    console.table(
      Object.fromEntries(
        rows.map(([name, { rss, pss }]) => [name, { 'RSS MB': round(rss), 'PSS MB': round(pss) }]),
      ),
    );
    return memoryOf(pids.api).rss;
  } finally {
    await product.stop();
  }
}

/** @returns {Promise<string[]>} the missed goals */
export async function bench(rounds) {
  const dataDir = freshFolder();
  try {
    const page = await measureStarts(dataDir, rounds);
    const api = await measureMemory(dataDir);
    const missed = [];
    if (page > START_GOAL) missed.push(`a start takes ${round(page, 1)} s (goal: ${START_GOAL})`);
    if (api > API_GOAL) missed.push(`the API holds ${round(api)} MB at rest (goal: ${API_GOAL})`);
    return missed;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
