/* global describe, jest */
const { readdirSync, readFileSync } = require('node:fs');
const { dirname, join, sep } = require('node:path');

const SPEC = /\.spec\.tsx?$/;
const SUITE = 'folder.suite.cjs';

const filesIn = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

/** A mocked module is mocked in the whole test file. */
const isAlone = (path) => /^jest\.mock\(/m.test(readFileSync(path, 'utf8'));

/**
 * Loading the app takes a second, so in a whole run the specs below a `folder.suite.cjs` share one
 * test file. A spec that is named on the command line runs by itself.
 */
exports.testMatch = (root) => {
  if (process.argv.slice(2).some((argument) => !argument.startsWith('-'))) {
    return [`${root}/**/*.spec.{ts,tsx}`];
  }
  const files = filesIn(root);
  const suites = files.filter((file) => file.endsWith(SUITE));
  const isInSuite = (file) => suites.some((suite) => file.startsWith(dirname(suite) + sep));
  const others = files.filter(
    (file) => SPEC.test(file) && (!isInSuite(file) || isAlone(join(root, file))),
  );
  return [...suites, ...others].map((file) => join(root, file));
};

/** Called by a `folder.suite.cjs`. */
exports.runSpecs = (folder) => {
  const specs = filesIn(folder).filter((file) => SPEC.test(file) && !isAlone(join(folder, file)));
  describe.each(specs)('%s', (file) => {
    jest.requireActual(join(folder, file));
  });
};
