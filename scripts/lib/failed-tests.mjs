import { stripVTControlCharacters } from 'node:util';

/** How jest, node:test and Playwright begin a line that names a failed file or test. */
const FAILED = /^(?:@\S+:?\s+)?\s*(?:FAIL |● |✖ |\d+\) \[)/;
const NO_TEST = /● Console|✖ failing tests:/;

/**
 * The lines of a test run that name what failed, each once.
 * @param {string} output
 * @returns {string[]}
 */
export function failedTests(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const failed = lines.filter((line) => FAILED.test(line) && !NO_TEST.test(line));
  return [...new Set(failed.map((line) => line.trimEnd().replace(/ [─━]+$/, '')))];
}
