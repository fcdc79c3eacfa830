import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../paths.mjs';
import { checkChecklist } from './checklist.mjs';

const HEADINGS = {
  1: 'Sign-in and sessions',
  11: 'Uploads',
  21: 'API and browser',
  29: 'Reliability',
};
const LINES = Array.from({ length: 34 }, (_, index) => index + 1);
const held = (line) => `| ${line} | What is asked | \`a.spec.ts › holds\` | So |`;

/** A table of all lines, with the rows of some of them replaced; null leaves one out. */
function check(changes = {}) {
  const lines = LINES.flatMap((line) => {
    const row = line in changes ? changes[line] : held(line);
    const heading = HEADINGS[line]
      ? ['', `## ${HEADINGS[line]}`, '', HEAD, '|---|---|---|---|']
      : [];
    return [...heading, ...(row === null ? [] : [row])];
  });
  return checkChecklist({
    map: lines.join('\n'),
    readTest: (file) => (file === 'a.spec.ts' ? "it('holds', () => {});" : undefined),
  });
}
const HEAD = '| Line | Requirement | Held by | How |';

test('a whole table has no fault', () => {
  assert.deepEqual(check(), { faults: [], tested: 34, total: 34 });
});

for (const [what, changes, fault] of [
  ['a line that is left out', { 7: null }, /lacks the sentence "Sign-in and sessions › 7"/],
  ['a line that comes twice', { 7: `${held(7)}\n${held(7)}` }, /no sentence .* › 7/],
  ['a line that nobody knows', { 34: `${held(34)}\n${held(35)}` }, /no sentence .* › 35/],
  [
    'a line in another part',
    { 10: null, 11: `${held(10)}\n${held(11)}` },
    /no sentence "Uploads › 10"/,
  ],
  [
    'a test that is not there',
    { 3: '| 3 | x | `a.spec.ts › is gone` | y |' },
    /has no test "is gone"/,
  ],
  [
    'a reason in the place of a test',
    { 3: '| 3 | x | — because | y |' },
    /Line 3 is held by no test/,
  ],
  [
    'a debt beside a test',
    { 3: '| 3 | x | `a.spec.ts › holds`<br>missing: y | z |' },
    /Line 3 lacks a test/,
  ],
  ['a line that says nothing', { 3: '| 3 | | `a.spec.ts › holds` | y |' }, /Line 3 must say/],
  ['a line that does not say how', { 3: '| 3 | x | `a.spec.ts › holds` | |' }, /Line 3 must say/],
]) {
  test(`${what} is found`, () => {
    assert.match(check(changes).faults.join('\n'), fault);
  });
}

test('what is held beside the lines is held by tests, too', () => {
  const beyond = (row) =>
    `${held(34)}\n\n## Beyond the lines\n\n| Attempt | x | Held by |\n|---|---|---|\n${row}`;
  const faults = (row) => check({ 34: beyond(row) }).faults;
  assert.deepEqual(faults('| To get in | It ends | `a.spec.ts › holds` |'), []);
  assert.match(faults('| To get in | It ends | `a.spec.ts › is gone` |').join(), /has no test/);
  assert.match(faults('| To get in | It ends | — because |').join(), /held by no test/);
});

test('SECURITY.md names the contacts that the site shows', () => {
  const company = readFileSync(fromRoot('packages/contracts/src/company.ts'), 'utf8');
  const policy = readFileSync(fromRoot('SECURITY.md'), 'utf8');
  for (const fact of [/email: '(.+?)'/, /display: '(.+?)'/]) {
    const [, value] = fact.exec(company) ?? [];
    assert.ok(value && policy.includes(value), `SECURITY.md does not name ${value}.`);
  }
});
