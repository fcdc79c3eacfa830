// Sends requests generated from the API's description: `npm run fuzz -- --seconds 120 --seed 7
// --operation "POST /api/projects"`.
import { parseArgs } from 'node:util';
import { build, main, run } from './lib/run.mjs';

const text = { type: /** @type {const} */ ('string') };

await main(async () => {
  const { values } = parseArgs({ options: { seconds: text, seed: text, operation: text } });
  // Printed by the run, so that it can be repeated.
  const randomSeed = String(1 + Math.floor(Math.random() * 999_999_999));
  const { seconds = '120', seed = randomSeed, operation = '' } = values;
  for (const [name, value] of Object.entries({ seconds, seed })) {
    if (!/^[1-9]\d{0,8}$/.test(value))
      throw new Error(`--${name} must be a whole number, 1 or more.`);
  }
  await build(['@manjara/contracts', '@manjara/embedded-mongo']);
  await run('npm', ['test', '-w', '@manjara/backend', '--', 'test/fuzz/fuzz.long-spec.ts'], {
    env: { LONG: '1', FUZZ_SECONDS: seconds, FUZZ_SEED: seed, FUZZ_OPERATION: operation },
  });
});
