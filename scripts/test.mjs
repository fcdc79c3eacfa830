// Runs all tests: each workspace's, then the browser tests on the whole product.
import { main, run } from './lib/run.mjs';

await main(async () => {
  await run('npm', ['run', 'prepare-machine', '-w', '@manjara/e2e', '--silent']);
  await run('npx', ['nx', 'run-many', '-t', 'build']);
  const tests = ['nx', 'run-many', '-t', 'test', '--output-style=static'];
  // The browser tests also run if others have failed.
  const results = [
    ...(await Promise.allSettled([run('npx', tests)])),
    ...(await Promise.allSettled([run('npm', ['run', 'e2e', '-w', '@manjara/e2e'])])),
  ];
  const failures = results.filter(({ status }) => status === 'rejected');
  if (failures.length > 0) throw new Error(failures.map(({ reason }) => reason.message).join('\n'));
});
