import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTests } from './test-files.mjs';

test('a name finds the tests with it in their path, by workspace', async () => {
  const found = await findTests(['scripts/lib/ports']);
  assert.deepEqual(found.get('scripts'), ['lib/ports.test.mjs']);
  assert.deepEqual(await findTests(['no such test']), new Map());
});

test('tests with a configuration of their own are left out', async () => {
  const found = await findTests(['e2e/', 'backend/test']);
  assert.deepEqual([...found.keys()].sort(), ['backend', 'e2e']);
  assert.ok(found.get('e2e').every((file) => file.startsWith('tests/')));
  assert.ok(found.get('backend').every((file) => !file.includes('.long-spec.')));
});

test('cases are found by the test file of their folder, once', async () => {
  const found = await findTests(['project-addresses.cases', 'picture-pairs.cases']);
  assert.deepEqual([...found], [['backend', ['test/e2e/projects/projects.e2e-spec.ts']]]);
});
