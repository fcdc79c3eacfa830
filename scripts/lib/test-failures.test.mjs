import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatFailures, jestFailures, playwrightFailures } from './test-failures.mjs';

test('tests that jest saw fail are named, with what they said', () => {
  const report = {
    testResults: [
      {
        name: '/repo/backend/src/a.spec.ts',
        status: 'failed',
        message: 'all of it',
        assertionResults: [
          { status: 'passed', fullName: 'a goes', failureMessages: [] },
          { status: 'failed', fullName: 'a stays', failureMessages: ['\u001b[31mgone\u001b[39m'] },
        ],
      },
      {
        name: '/repo/backend/src/b.spec.ts',
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  };
  assert.deepEqual(jestFailures(report, '/repo/backend'), [
    { file: 'src/a.spec.ts', name: 'a stays', message: 'gone' },
    { file: 'src/b.spec.ts', name: 'could not be loaded', message: 'Cannot find module' },
  ]);
});

test('browser tests that failed, and those that failed once, are named', () => {
  const run = (status, ...errors) => ({
    projectName: 'ar-390',
    status,
    results: errors.map((message) => (message ? { error: { message } } : {})),
  });
  const file = 'tests/screens/home.spec.ts';
  const report = {
    suites: [
      {
        title: file,
        line: 0,
        specs: [{ title: 'the hero', file, tests: [run('expected', null)] }],
        suites: [
          {
            title: 'partners',
            line: 9,
            specs: [
              { title: 'run', file, tests: [run('unexpected', 'one', 'two')] },
              { title: 'stop', file, tests: [run('flaky', 'late', null)] },
            ],
          },
        ],
      },
    ],
  };
  assert.deepEqual(playwrightFailures(report), [
    { file, name: '[ar-390] partners › run', message: 'one' },
    { file, name: '[ar-390] partners › stop (flaky)', message: 'late' },
  ]);
});

test('a failure is a block of text whose message is cut to what helps', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
  const [failure] = jestFailures(
    {
      testResults: [
        {
          name: '/a.spec.ts',
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'x', failureMessages: [lines.join('\n')] },
          ],
        },
      ],
    },
    '/',
  );
  const text = formatFailures([failure]);
  assert.match(text, /^● a\.spec\.ts › x\n {4}line 0\n/);
  assert.doesNotMatch(text, /line 12/);
});
