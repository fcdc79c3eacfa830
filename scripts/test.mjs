// Every test of the product: jest in each workspace, then the browser tests on the whole.
import { ensureCaddy } from './lib/caddy.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureHeadlessShell } from './lib/headless-shell.mjs';
import { build, run } from './lib/run.mjs';
import {
  formatTable,
  JEST_REPORT,
  readCounts,
  readFailures,
  removeReports,
  total,
} from './lib/test-counts.mjs';
import { formatFailures } from './lib/test-failures.mjs';

/** Runs a command whose failure is not the end of the tests. */
async function attempt(command, args, env) {
  try {
    await run(command, args, { env: { NX_DAEMON: 'false', ...env } });
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

async function main() {
  await ensureChromium();
  await ensureHeadlessShell();
  const caddy = await ensureCaddy();
  removeReports();
  await build();

  const jest = await attempt('npx', [
    ...['nx', 'run-many', '-t', 'test', '--output-style=static', '--'],
    ...['--json', `--outputFile=${JEST_REPORT}`],
  ]);
  const browser = await attempt('npm', ['run', 'e2e', '-w', '@manjara/e2e'], {
    ...(caddy && { CADDY_PATH: caddy }),
  });

  const counts = readCounts();
  const idle = counts.filter(({ passed, failed }) => passed + failed === 0);
  console.log(`\n${formatTable(counts)}\n`);
  for (const { name } of idle) console.error(`No test ran in ${name}.`);
  const failed = total(counts, 'failed');
  const flaky = total(counts, 'flaky');
  // Told again at the end: whoever keeps only the last lines of a long run must know what to mend.
  const failures = readFailures();
  if (failures.length > 0) console.log(`${formatFailures(failures)}\n`);
  console.log(
    `${total(counts, 'passed')} passed, ${failed} failed` +
      (flaky > 0
        ? `, ${flaky} passed only when run again: a defect, of the test or the product`
        : ''),
  );
  return jest && browser && failed === 0 && idle.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
