import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { JEST_REPORT } from '../lib/test-counts.mjs';

/**
 * Runs the tests of one workspace, as the whole suite does: what has not changed since comes from
 * the same cache. Rejects when one fails; what it said is on the console then.
 * @param {string} workspace its folder
 * @returns {Promise<string>} how many
 */
export async function runTests(workspace) {
  const args = ['nx', 'run-many', '-t', 'test', '-p', `@manjara/${workspace}`];
  const report = ['--', '--json', `--outputFile=${JEST_REPORT}`];
  // Jest writes no report into a folder that is not there.
  await mkdir(fromRoot(workspace, path.dirname(JEST_REPORT)), { recursive: true });
  await run('npx', [...args, '--output-style=static', ...report], {
    quiet: true,
    env: { NX_DAEMON: 'false' },
  });
  const { numPassedTests } = JSON.parse(await readFile(fromRoot(workspace, JEST_REPORT), 'utf8'));
  if (!numPassedTests) throw new Error(`No test ran in ${workspace}.`);
  return `${numPassedTests} tests`;
}
