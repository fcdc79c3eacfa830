// Measures the product: `npm run bench -- reads|flat|navigation|footprint [--rounds N] [--no-build]`.
// Exits with 1 when a goal of docs/benchmarks.md is missed.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from './lib/run.mjs';

/** How many rounds the medians of each bench are taken from. */
const ROUNDS = { reads: 21, flat: 5, navigation: 5, footprint: 5 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, 'no-build': { type: 'boolean', default: false } },
});
const [name = 'reads'] = positionals;
const rounds = Number(values.rounds ?? ROUNDS[name]);

if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`Usage: npm run bench -- ${Object.keys(ROUNDS).join('|')} [--rounds N]`);
  process.exitCode = 1;
} else {
  if (!values['no-build']) await build(undefined, { quiet: true });
  console.log(
    `${cpus().length} cores (${cpus()[0].model}), Node ${process.version}, ${rounds} rounds`,
  );
  const { bench } = await import(`./bench/${name}.mjs`);
  const missed = await bench(rounds);
  for (const sentence of missed) console.error(`Missed: ${sentence}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}
