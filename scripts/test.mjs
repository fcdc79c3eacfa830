// Runs all tests: each workspace's, then the browser tests on the whole product. With `npm test --
// name`: the test files whose path contains the name.
import { failedTests } from './lib/failed-tests.mjs';
import { fromRoot } from './lib/paths.mjs';
import { build, main, run } from './lib/run.mjs';
import { findTests } from './lib/test-files.mjs';

const runTests = (command, args, options) =>
  run(command, args, { ...options, explain: failedTests });
const nx = (...args) => runTests('npx', ['nx', ...args, '--output-style=stream']);
const prepareBrowser = () =>
  run('npm', ['run', 'prepare-machine', '-w', '@manjara/e2e', '--silent']);
const browserTests = (files = []) =>
  runTests('npm', ['run', 'e2e', '-w', '@manjara/e2e', '--', ...files]);

const nodeTests = (workspace, files) =>
  runTests('node', ['--test', '--test-reporter=spec', ...files], { cwd: fromRoot(workspace) });

/** Runs every suite, also after a failure; throws an error that names the failed tests. */
async function runAll(suites) {
  const failures = [];
  for (const suite of suites) await suite().catch(({ message }) => failures.push(message));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

async function runEverything() {
  await prepareBrowser();
  await build();
  await runAll([() => nx('run-many', '-t', 'test'), browserTests]);
}

async function runMatching(names) {
  const found = await findTests(names);
  if (found.size === 0) throw new Error(`No test file has ${names.join(' or ')} in its path.`);
  const suites = [...found].map(([workspace, files]) => async () => {
    console.log(`\n${workspace}: ${files.join(' ')}`);
    if (workspace === 'e2e') {
      await prepareBrowser();
      await build();
      return browserTests(files);
    }
    if (files[0].endsWith('.mjs')) return nodeTests(workspace, files);
    return nx('test', `@manjara/${workspace.split('/').at(-1)}`, '--', ...files);
  });
  await runAll(suites);
}

await main(() => {
  const names = process.argv.slice(2);
  return names.length > 0 ? runMatching(names) : runEverything();
});
