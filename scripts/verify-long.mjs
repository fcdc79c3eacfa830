// Checks that take too long for every change; run nightly: `npm run verify:long`.
import { withShippedNode } from './lib/shipped-node.mjs';
import { build, main, run } from './lib/run.mjs';

const LONG_BACKEND_TESTS = [
  'test/long',
  'test/contract',
  'e2e/lists',
  'e2e/content',
  'e2e/settings',
  'hostile-pictures',
];

await main(async () => {
  await run('npm', ['run', 'prepare-machine', '-w', '@manjara/e2e', '--silent', '--', '--caddy']);
  await build();
  const suites = ['nx', 'run-many', '-t', 'test', '--output-style=static', '--skip-nx-cache'];
  const onShippedNode = withShippedNode(suites);
  const checks = [
    ...(onShippedNode
      ? [{ name: 'the suites on the Node of the images', args: onShippedNode }]
      : []),
    {
      name: 'a database that is killed again and again, and random queries',
      args: ['test', '-w', '@manjara/embedded-mongo', '--', 'durability', 'random'],
      env: { LONG: '1' },
    },
    {
      name: 'crowds of processes, large files, power cuts, every write that fails, and what resources share',
      args: ['test', '-w', '@manjara/backend', '--', ...LONG_BACKEND_TESTS],
      env: { LONG: '1' },
    },
    {
      name: 'the dashboard’s tests of every resource and list',
      args: ['test', '-w', '@manjara/frontend-dashboard'],
      env: { LONG: '1' },
    },
    { name: 'a new list by new:resource', args: ['run', 'new:resource:check'] },
    { name: 'chaos', args: ['run', 'chaos', '--', '--seconds', '600'] },
    { name: 'fuzz', args: ['run', 'fuzz', '--', '--seconds', '900'] },
    {
      name: 'browser tests in every language and width',
      args: ['run', 'e2e:long', '-w', '@manjara/e2e'],
    },
    { name: 'WebKit and Firefox', args: ['run', 'smoke:engines'] },
  ];
  const failed = [];
  for (const { name, args, env } of checks) {
    await run('npm', args, { env }).catch(() => failed.push(name));
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
});
