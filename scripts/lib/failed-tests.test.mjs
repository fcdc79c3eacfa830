import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedTests } from './failed-tests.mjs';
import { run } from './run.mjs';

test('names the failed tests of jest, node:test and Playwright, each once', () => {
  const output = `
@manjara/backend: PASS backend src/modules/jobs/jobs.spec.ts
@manjara/frontend-dashboard: \u001b[1mFAIL\u001b[22m dashboard src/screens/trash/trash.spec.tsx
@manjara/frontend-dashboard:   ● Console
@manjara/frontend-dashboard:   ● the trash › restores an item
@manjara/frontend-dashboard:     expect(received).toBe(expected)
@manjara/frontend-dashboard: Summary of all failing tests
@manjara/frontend-dashboard:   ● the trash › restores an item
@manjara/scripts: ✔ finds a free port (3ms)
@manjara/scripts: ✖ failing tests:
@manjara/scripts: ✖ reads the settings (5ms)
  1) [phone] › tests/screens/home.spec.ts:12:3 › home › has a heading ─────────
  154 passed (5m)
`;
  assert.deepEqual(failedTests(output), [
    '@manjara/frontend-dashboard: FAIL dashboard src/screens/trash/trash.spec.tsx',
    '@manjara/frontend-dashboard:   ● the trash › restores an item',
    '@manjara/scripts: ✖ reads the settings (5ms)',
    '  1) [phone] › tests/screens/home.spec.ts:12:3 › home › has a heading',
  ]);
});

test('the error of a failed command ends with them', async () => {
  const script = 'console.log("● a test › fails"); process.exitCode = 1';
  const failed = run('node', ['-e', script], { explain: failedTests });
  await assert.rejects(failed, /failed with code 1\.\n● a test › fails$/);
});
