// What the runners' reports say, as one list of counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.mjs';
import { jestFailures, playwrightFailures } from './test-failures.mjs';

/** The report that jest writes into a workspace; nx keeps it with the cached result of the run. */
export const JEST_REPORT = 'test-results/jest.json';
const PLAYWRIGHT_REPORT = fromRoot('e2e/test-results/report.json');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function readReport(file) {
  try {
    return readJson(file);
  } catch {
    return undefined;
  }
}

/** The folders of the workspaces that have tests of their own, by what package.json says. */
export function testedWorkspaces() {
  const lock = readJson(fromRoot('package-lock.json'));
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.link)
    .map(([, entry]) => entry.resolved)
    .filter((folder) => readJson(fromRoot(folder, 'package.json')).scripts?.test)
    .sort();
}

/** Removes old reports, so that only this run's are counted. */
export function removeReports() {
  for (const folder of testedWorkspaces()) {
    rmSync(fromRoot(folder, JEST_REPORT), { force: true });
    // Jest writes no report into a folder that is not there.
    mkdirSync(fromRoot(folder, path.dirname(JEST_REPORT)), { recursive: true });
  }
  rmSync(PLAYWRIGHT_REPORT, { force: true });
}

function jestCounts(folder) {
  const report = readReport(fromRoot(folder, JEST_REPORT));
  if (!report) return { name: folder, passed: 0, failed: 0, flaky: 0, skipped: 0 };
  return {
    name: folder,
    passed: report.numPassedTests,
    // A file that could not be loaded has no test that could fail.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    flaky: 0,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightCounts() {
  const name = 'e2e';
  const report = readReport(PLAYWRIGHT_REPORT);
  if (!report) return { name, passed: 0, failed: 0, flaky: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { name, passed: expected, failed: unexpected + report.errors.length, flaky, skipped };
}

/**
 * Counts per workspace, the browser tests last: name, passed, failed, flaky (failed, and passed when
 * it was run again), skipped.
 */
export const readCounts = () => [...testedWorkspaces().map(jestCounts), playwrightCounts()];

/** The tests that failed, or passed only when run again: file, name, message. */
export function readFailures() {
  const jest = testedWorkspaces().flatMap((folder) => {
    const report = readReport(fromRoot(folder, JEST_REPORT));
    if (!report) return [];
    return jestFailures(report, fromRoot(folder)).map(({ file, ...failure }) => ({
      file: path.join(folder, file),
      ...failure,
    }));
  });
  const browser = readReport(PLAYWRIGHT_REPORT);
  return browser ? [...jest, ...playwrightFailures(browser)] : jest;
}

/** The counts as a table of text. */
export function formatTable(counts) {
  const rows = [
    ['', 'passed', 'failed', 'flaky', 'skipped'],
    ...counts.map(({ name, passed, failed, flaky, skipped }) => [
      name,
      passed,
      failed,
      flaky,
      skipped,
    ]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows
    .map(([name, ...cells]) =>
      [`  ${name.padEnd(width)}`, ...cells.map((cell) => String(cell).padStart(9))].join(''),
    )
    .join('\n');
}

export const total = (counts, key) => counts.reduce((sum, count) => sum + count[key], 0);
