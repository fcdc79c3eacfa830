import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fromRoot } from './paths.mjs';

const require = createRequire(import.meta.url);
const SETUP = fromRoot('jest.browser-setup.cjs');

const suites = ['.', 'packages']
  .flatMap((folder) => readdirSync(fromRoot(folder)).map((name) => `${folder}/${name}`))
  .flatMap((workspace) => {
    const file = fromRoot(workspace, 'jest.config.cjs');
    const { projects, ...own } = existsSync(file) ? require(file) : { projects: [] };
    // Jest uses only the top-level timeout.
    const { testTimeout } = own;
    return projects?.map((project) => ({ ...project, testTimeout })) ?? [own];
  });

test('all browser suites have the same timeouts', () => {
  const browser = suites.filter(({ testEnvironment }) => testEnvironment !== 'node');
  assert.deepEqual(browser.map(({ displayName }) => displayName).sort(), [
    'dashboard',
    'platform',
    'public',
    'shell',
    'ui',
  ]);
  for (const { displayName, setupFiles = [], testTimeout } of browser) {
    assert.ok(setupFiles.includes(SETUP), `${displayName} has another setup`);
    assert.ok(testTimeout >= 20_000, `${displayName} gives up before its screens are waited for`);
  }
});
