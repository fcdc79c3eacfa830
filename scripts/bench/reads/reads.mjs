// What public reads cost, beside a bare server that sends the same bytes from memory.
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../../lib/run.mjs';
import { bareServer } from './bare-server.mjs';
import { casesOf } from './cases.mjs';
import { CONNECTIONS } from './load.mjs';
import { measureAll } from './measure.mjs';
import { measureMixed } from './mixed.mjs';
import { printReads, printMixed } from './print.mjs';
import { startSite } from './site.mjs';

/** What it takes. */
export const usage = `npm run bench -- reads [options]

  --rounds N   rounds of which the median is taken (21)
  --metrics    measure with metrics on; they are off by default
  --quiet      measure without a line in the log for each request, as \`npm start\` does
  --json FILE  write what was measured to a file, too
`;
/** Times the processor time of the bare server. */
const CPU_GOAL = 2.5;
/** Times the p99 of the bare server. */
const LATENCY_GOAL = 3;
const MIXED_ROUNDS = 3;

function machine() {
  const all = cpus();
  return { cores: all.length, model: all[0]?.model ?? 'unknown', node: process.version };
}

async function measureEverything({ rounds, metrics, quiet }) {
  const closing = [];
  try {
    const site = await startSite({
      ...(metrics ? { METRICS_PORT: '0' } : {}),
      ...(quiet ? { LOG_LEVEL: 'warn' } : {}),
    });
    closing.push(() => site.remove());
    const cases = await casesOf(site);
    const bare = await bareServer(cases);
    closing.push(() => bare.stop());
    const rows = await measureAll(cases, bare, rounds);
    const mixed = await measureMixed(cases, site, bare, MIXED_ROUNDS);
    return {
      reads: rows.map((row) => ({ ...row, isMissed: row.judged && row.ratio > CPU_GOAL })),
      mixed: { ...mixed, isMissed: mixed.ratio > LATENCY_GOAL },
    };
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** Ends with exit code 1 when a goal is missed. */
export async function bench(args) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '21' },
      metrics: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const { metrics, quiet } = values;
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1.');
  const about = { ...machine(), connections: CONNECTIONS, rounds, metrics, quiet };
  console.log(
    `${about.cores} cores (${about.model}), Node ${about.node}; ${CONNECTIONS} connections, median of ` +
      `${rounds} rounds, requests ${quiet ? 'not logged' : 'logged'}, metrics ${metrics ? 'on' : 'off'}\n`,
  );
  await build(undefined, { quiet: true });
  const { reads, mixed } = await measureEverything(about);
  printReads(reads, CPU_GOAL);
  printMixed(mixed, LATENCY_GOAL);
  const missed = [...reads, mixed].filter(({ isMissed }) => isMissed).length;
  if (values.json) {
    await writeFile(
      values.json,
      `${JSON.stringify({ ...about, reads, mixed, missed }, null, 2)}\n`,
    );
  }
  if (missed > 0) process.exitCode = 1;
}
