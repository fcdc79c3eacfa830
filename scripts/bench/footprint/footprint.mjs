// What the product costs before anybody comes: time to start, memory, disk. With `--peers` beside
// Strapi and Payload, which are installed from the registry, into `--keep <folder>` once and for all.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { coldStarts, firstStarts, memory, READS } from './measure.mjs';
import { megabytes, printTable, seconds } from './table.mjs';
import { manjara } from './subjects/manjara.mjs';
import { payload } from './subjects/payload.mjs';
import { strapi } from './subjects/strapi.mjs';

/** What it takes. */
export const usage = `npm run bench -- footprint [options]

  --peers        beside Strapi and Payload, which are installed from the registry
  --keep FOLDER  where the peers are kept for the next time
  --runs N       starts of which the median is taken (5)
  --only PARTS   some of starts,memory,install
`;

/** Seconds until the API and the first page answer, built. */
const START_GOAL = 5;
/** Megabytes of the API's process at rest. */
const API_GOAL = 150;
const PARTS = ['starts', 'memory', 'install'];
const FIRST_RUNS = 3;

function options(args) {
  const { values } = parseArgs({
    args,
    options: {
      peers: { type: 'boolean', default: false },
      keep: { type: 'string' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: PARTS.join(',') },
    },
  });
  return { ...values, runs: Number(values.runs), parts: values.only.split(',') };
}

/** A peer that cannot be had here is left out, with what stood in its way. */
async function prepared(subjects) {
  const ready = [];
  for (const subject of subjects) {
    console.log(`Preparing ${subject.name} …`);
    try {
      await subject.prepare();
      ready.push(subject);
    } catch (error) {
      if (subject === subjects[0]) throw error;
      console.error(`${subject.name} is left out: ${error.message}`);
    }
  }
  return ready;
}

async function columns(subjects, measure) {
  const results = [];
  for (const subject of subjects) results.push(await measure(subject));
  return results;
}

const rowsOf = (subjects, results, rows) => [
  ['', ...subjects.map(({ name }) => name)],
  ...Object.entries(rows).map(([name, cell]) => [name, ...results.map(cell)]),
];

async function showStarts(subjects, runs) {
  // They make the content that the others find.
  const firsts = await columns(subjects, (subject) => firstStarts(subject, FIRST_RUNS));
  const starts = await coldStarts(subjects, runs);
  const results = starts.map((start, index) => ({ ...start, first: firsts[index] }));
  const rows = {
    'npm start until the API answers': ({ api }) => seconds(api),
    'npm start until the first page is there': ({ page }) => seconds(page),
    'processor time of that': ({ cpu }) => seconds(cpu),
    'the very first start, no data yet': ({ first }) => seconds(first),
  };
  printTable(`Cold start, median of ${runs}`, rowsOf(subjects, results, rows));
  const [slowest, ...peers] = results.map(({ api, page }) => Math.max(api, page));
  return [
    slowest > START_GOAL && `a start takes ${seconds(slowest)} (goal: ${START_GOAL} s)`,
    ...peers.map((peer, index) => slowest > peer && `${subjects[index + 1].name} starts sooner`),
  ];
}

const both = ({ rss, pss }) => `${rss.toFixed(0)} / ${megabytes(pss)}`;
const three = ({ rss, pss, once }) => `${once.toFixed(0)} / ${pss.toFixed(0)} / ${megabytes(rss)}`;

async function showMemory(subjects, parts) {
  const [ours] = subjects;
  // The very first start leaves more behind than all that follow.
  if (!parts.includes('starts')) await coldStarts(subjects, 1);
  const results = await columns(subjects, (subject) => memory(subject));
  const rows = {
    'processes at rest': ({ rest }) => String(rest.each.size),
    'at rest': ({ rest }) => three(rest.total),
    [`after ${READS} reads`]: ({ loaded }) => three(loaded.total),
    'at rest again': ({ again }) => three(again.total),
    'after pages, pictures and uploads': ({ more }) => (more ? three(more.total) : '–'),
  };
  printTable('Memory of all processes: once / PSS / RSS', rowsOf(subjects, results, rows));
  const [{ rest, loaded, again, more, names }] = results;
  const processes = [...rest.each.keys()].map((pid) => [
    names.get(pid) ?? String(pid),
    ...[rest, loaded, again, more].map(({ each }) => (each.has(pid) ? both(each.get(pid)) : '–')),
  ]);
  const headings = ['', 'at rest', 'after the reads', 'at rest again', 'after more'];
  printTable(`${ours.name} by process, RSS / PSS`, [headings, ...processes]);
  console.log(
    '\n  RSS counts the program itself, which all processes of Node share, again for each; PSS in\n' +
      '  equal parts for all on this machine, of whomever; the first number once.',
  );
  const api = [...rest.each].find(([pid]) => names.get(pid) === 'api')?.[1].rss;
  if (api === undefined) throw new Error('The API is not among the processes.');
  const peers = results.slice(1).map((result, index) => ({ result, peer: subjects[index + 1] }));
  return [
    api > API_GOAL && `the API holds ${megabytes(api)} at rest (goal: ${API_GOAL} MB)`,
    ...peers.flatMap(({ result, peer }) => [
      rest.total.pss > result.rest.total.pss && `${peer.name} holds less at rest`,
      loaded.total.pss > result.loaded.total.pss && `${peer.name} holds less after the reads`,
    ]),
  ];
}

async function showInstalls(subjects) {
  const [ours] = subjects;
  const { api, releases, all } = await ours.images();
  const checkout = await ours.install();
  const show = ({ mb, packages }) => [megabytes(mb), String(packages)];
  const peers = await columns(subjects.slice(1), async (peer) => [
    peer.name,
    ...show(await peer.install()),
  ]);
  printTable('Installed packages', [
    ['', 'on disk', 'packages'],
    [`${ours.name}, image of the API`, ...show(api)],
    [`${ours.name}, image of a remote, which publishes it`, ...show(releases)],
    [`${ours.name}, image of the shell`, '0 MB', '0'],
    [`${ours.name}, npm ci --omit=dev, all of it`, ...show(all)],
    [`${ours.name}, checkout with all its tools`, ...show(checkout)],
    ...peers,
  ]);
}

/** Ends with exit code 1 when a goal is missed. */
export async function bench(args) {
  const { peers, keep, runs, parts } = options(args);
  const folder = mkdtempSync(path.join(tmpdir(), 'manjara-footprint-'));
  const parent = keep ? path.resolve(keep) : folder;
  mkdirSync(parent, { recursive: true });
  try {
    const others = peers ? [strapi(parent), payload(parent)] : [];
    const subjects = await prepared([manjara(folder), ...others]);
    if (parts.includes('install')) await showInstalls(subjects);
    const missed = [
      ...(parts.includes('starts') ? await showStarts(subjects, runs) : []),
      ...(parts.includes('memory') ? await showMemory(subjects, parts) : []),
    ].filter(Boolean);
    if (missed.length > 0) {
      console.error(`\nMissed: ${missed.join('; ')}.`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
