// Which tests failed, by the runners' reports: what a long run ends with.
import { stripVTControlCharacters } from 'node:util';
import path from 'node:path';

const MOST_LINES = 12;

/** The first lines of what a runner says about a failure, without its colours. */
const shorten = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, MOST_LINES).join('\n');

/**
 * The failed tests of a report that jest wrote: file (within the workspace), name and message. A
 * file that could not be loaded is one without a test's name.
 */
export function jestFailures(report, folder) {
  return report.testResults.flatMap((file) => {
    const within = path.relative(folder, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') {
      return [{ file: within, name: 'could not be loaded', message: shorten(file.message) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      file: within,
      name: fullName,
      message: shorten(failureMessages[0]),
    }));
  });
}

const specsOf = (suite, titles = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
  ...(suite.suites ?? []).flatMap((inner) =>
    // The outermost one is the file.
    specsOf(inner, inner.line ? [...titles, inner.title] : titles),
  ),
];

/** The tests of a report of Playwright that failed, the flaky ones with what they failed of first. */
export function playwrightFailures(report) {
  return report.suites.flatMap((suite) =>
    specsOf(suite).flatMap(({ file, titles, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) => ({
          file,
          name: `[${projectName}] ${titles.join(' › ')}${status === 'flaky' ? ' (flaky)' : ''}`,
          message: shorten(results.find(({ error }) => error)?.error.message),
        })),
    ),
  );
}

/** Failures as text: one block each, the file and the name first. */
export const formatFailures = (failures) =>
  failures
    .map(({ file, name, message }) => `● ${file} › ${name}\n${message.replace(/^/gm, '    ')}`)
    .join('\n\n');
