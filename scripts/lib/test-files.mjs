import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './paths.mjs';

/** Test files of jest, Playwright and node:test, without those of other configurations. */
const TEST_FILE = /[.-](spec|test)\.(ts|tsx|mjs)$/;
/** Cases of a folder, which are run by the test file with the folder's name. */
const CASES = /([^/]+)\/[^/]+\.cases\.ts$/;
const OTHER_RUNS = /^(e2e\/(?!tests\/)|.*\.long-spec\.)/;
const WORKSPACE = /^((?:packages\/)?[^/]+)\/(.*)/;

/**
 * Test files whose path contains one of the names.
 * @param {string[]} names
 * @returns {Promise<Map<string, string[]>>} by folder of the workspace, relative to it
 */
export async function findTests(names) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT, maxBuffer: 1e8 });
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const named = stdout.split('\n').filter((file) => names.some((name) => file.includes(name)));
  const files = named.map((file) => file.replace(CASES, '$1/$1.e2e-spec.ts'));
  for (const file of new Set(files)) {
    if (!TEST_FILE.test(file) || OTHER_RUNS.test(file)) continue;
    const [, workspace, path] = WORKSPACE.exec(file);
    found.set(workspace, [...(found.get(workspace) ?? []), path]);
  }
  return found;
}
