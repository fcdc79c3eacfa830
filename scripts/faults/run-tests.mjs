import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '../lib/paths.mjs';
import { build } from '../lib/run.mjs';

const JEST = fromRoot('node_modules/jest/bin/jest.js');
const PLAYWRIGHT = fromRoot('node_modules/@playwright/test/cli.js');
const REPORT = path.join(tmpdir(), `faults-${process.pid}.json`);
const execute = promisify(execFile);

/** Runs a test program to its end, and reads its report. */
async function reportOf(args, workspace, { signal, env = {} }) {
  const options = {
    cwd: fromRoot(workspace),
    env: { ...process.env, ...env },
    maxBuffer: Infinity,
    signal,
    killSignal: 'SIGINT',
  };
  try {
    // It fails when a test does; the report says which.
    await execute(process.execPath, args, options).catch(() => {});
    signal.throwIfAborted();
    return JSON.parse(await readFile(REPORT, 'utf8'));
  } finally {
    await rm(REPORT, { force: true });
  }
}

async function failedInJest({ workspace, pattern }, signal) {
  const options = ['--ci', '--passWithNoTests', '--json', `--outputFile=${REPORT}`];
  const report = await reportOf([JEST, ...options, pattern], workspace, { signal });
  for (const { name, assertionResults } of report.testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return `${path.basename(name)}: ${failed.fullName}`;
  }
  // What does not even start was not found by a test.
  if (!report.success) throw new Error(`The tests ${pattern} of ${workspace} cannot be run.`);
  return undefined;
}

const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

async function failedInBrowser({ workspace, pattern, project }, signal) {
  await build();
  const options = [`--project=${project}`, '--retries=0', '--max-failures=1', '--reporter=json'];
  const { suites, errors } = await reportOf([PLAYWRIGHT, 'test', pattern, ...options], workspace, {
    signal,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  });
  const failed = suites.flatMap(specsOf).find(({ ok }) => !ok);
  if (failed) return `${path.basename(failed.file)}: ${failed.title}`;
  if (errors.length > 0) throw new Error(errors[0].message);
  return undefined;
}

/**
 * Runs tests until the first fails.
 * @param {import('./list.mjs').Tests[]} tests
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} which one failed; undefined: none did
 */
export async function firstFailed(tests, signal) {
  for (const each of tests) {
    const failed = await (each.project ? failedInBrowser : failedInJest)(each, signal);
    if (failed) return failed;
  }
  return undefined;
}
