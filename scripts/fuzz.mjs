// Sends the API what its description makes, for as long as is asked:
// `npm run fuzz -- --seconds 120 --seed 7 --operation "POST /api/projects"`.
import { parseArgs } from 'node:util';
import { build, run } from './lib/run.mjs';

const SECONDS = 120;
const WHOLE = /^[1-9]\d{0,8}$/;

/** Another seed for every run that is given none; it is printed. */
const anySeed = () => String(1 + Math.floor(Math.random() * 999_999_999));

function settings() {
  const text = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({ options: { seconds: text, seed: text, operation: text } });
  const { seconds = String(SECONDS), seed = anySeed(), operation = '' } = values;
  for (const [name, value] of Object.entries({ seconds, seed })) {
    if (!WHOLE.test(value)) throw new Error(`--${name} must be a whole number, 1 or more.`);
  }
  return { FUZZ_SECONDS: seconds, FUZZ_SEED: seed, FUZZ_OPERATION: operation };
}

try {
  const env = settings();
  await build(['@manjara/contracts', '@manjara/embedded-mongo'], { quiet: true });
  await run('npm', ['test', '-w', '@manjara/backend', '--', 'test/fuzz/fuzz.e2e-spec.ts'], { env });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
