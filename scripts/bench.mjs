// Measures the product: `npm run bench -- reads|flat|navigation|transitions|footprint [--rounds N]`;
// SKIP_BUILD=1 measures the existing build. Exits with 1 if a goal of the benchmark docs is missed.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build, main, run } from './lib/run.mjs';

/** Default number of rounds of each bench; results are medians of the rounds. */
const ROUNDS = { reads: 21, flat: 5, navigation: 5, transitions: 5, footprint: 5 };

await main(async () => {
  const options = { rounds: { type: /** @type {const} */ ('string') } };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name = 'reads'] = positionals;
  const rounds = Number(values.rounds ?? ROUNDS[name]);
  if (!Object.hasOwn(ROUNDS, name) || !Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`Usage: npm run bench -- ${Object.keys(ROUNDS).join('|')} [--rounds N]`);
  }
  await build();
  const [{ model }] = cpus();
  console.log(`${cpus().length} cores (${model}), Node ${process.version}, ${rounds} rounds`);
  if (name === 'navigation' || name === 'transitions') {
    const env = { ROUNDS: String(rounds) };
    return run('npm', ['run', 'measure', '-w', '@manjara/e2e', '--', name], { env });
  }
  const { bench } = await import(`./bench/${name}.mjs`);
  const missed = await bench(rounds);
  for (const sentence of missed) console.error(`Missed: ${sentence}`);
  if (missed.length > 0) process.exitCode = 1;
});
