import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMap } from './check.mjs';
import { readSpec, splitSentences } from './sentences.mjs';
import { hasTitle, readTitles } from './titles.mjs';

const SPEC = `# A site

## 1. Left out

Nobody asks for this.

## 2. Screens

### Public

| Route | Screen |
|---|---|
| / | Home |

**Header.** It links home. It shows "Thank you..! Sent." to all.

- One item (e.g. A thing). Another.
`;

const TESTS = {
  'a.spec.ts': `
    const title = \`a \${kind} page\`;
    test.describe('group', () => {
      test('links home', { tag: '@wide' }, async () => {});
      test(title, async () => {});
    });
    test.skip('is left out', () => {});
    test.describe.skip('left out', () => {
      test('with its group', () => {});
    });
    it.each([['x', 'not a title']])('thanks %s', () => {});
  `,
};

const row = (sentence, heldBy) => `| ${sentence} | ${heldBy} |`;
const LINKS = '`a.spec.ts › links home`';
const ROWS = [
  row('/ · Home', '— nothing to see'),
  row('**Header.** It links home.', LINKS),
  row('It shows "Thank you..! Sent." to all.', '`a.spec.ts › thanks %s`<br>issue 5 for the rest'),
  row('One item (e.g. A thing).', '`a.spec.ts › group › a red page`'),
  row('Another.', '— the same'),
];

const check = (rows = ROWS, heading = '## 2. Screens: Public') =>
  checkMap({
    sentences: readSpec(SPEC),
    map: [heading, '', '| Sentence | Held by |', '|---|---|', ...rows].join('\n'),
    readTest: (file) => TESTS[file],
  });
const changed = (index, changedRow) => ROWS.map((old, at) => (at === index ? changedRow : old));

test('a map that is true has no fault', () => {
  const { rows, ...found } = check();
  assert.equal(rows.length, 5);
  assert.deepEqual(found, { faults: [], missing: [], tested: 3, total: 5 });
});

for (const [what, rows, fault] of [
  [
    'a sentence that the map lacks',
    ROWS.slice(0, -1),
    /lacks the sentence "2\. Screens: Public › Another\."/,
  ],
  [
    'a sentence that the specification does not have',
    [...ROWS, row('Invented.', LINKS)],
    /no sentence "2\. Screens: Public › Invented\."/,
  ],
  [
    'a sentence that was changed',
    changed(4, row('Another!', '— the same')),
    /lacks the sentence "2\. Screens: Public › Another\."/,
  ],
  [
    'a sentence that comes twice',
    [...ROWS, ROWS[4]],
    /no sentence "2\. Screens: Public › Another\."/,
  ],
  ['another order', [ROWS[1], ROWS[0], ...ROWS.slice(2)], /not in its place/],
  [
    'a file that is not there',
    changed(1, row('**Header.** It links home.', '`b.spec.ts › x`')),
    /no file b\.spec\.ts/,
  ],
  [
    'a title that is not in the file',
    changed(1, row('**Header.** It links home.', '`a.spec.ts › links away`')),
    /a\.spec\.ts has no test "links away"/,
  ],
  [
    'a title that belongs to a group',
    changed(1, row('**Header.** It links home.', '`a.spec.ts › group`')),
    /has no test "group"/,
  ],
  ['neither test nor reason', changed(4, row('Another.', '')), /neither a test nor a reason/],
  ['a dash without a reason', changed(4, row('Another.', '—')), /neither a test nor a reason/],
  ['words that are no test', changed(4, row('Another.', 'a test')), /neither a test nor a reason/],
]) {
  test(`${what} is found`, () => {
    assert.match(check(rows).faults.join('\n'), fault);
  });
}

test('a sentence under another heading is found', () => {
  assert.match(
    check(ROWS, '## Elsewhere').faults.join('\n'),
    /lacks the sentence "2\. Screens: Public › \/ · Home"/,
  );
});

test('an open row is counted, also beside a test', () => {
  const { faults, missing } = check(
    changed(1, row('**Header.** It links home.', `${LINKS}<br>missing: a click`)),
  );
  assert.deepEqual([faults, missing.length], [[], 1]);
});

test('only the named sections are read, tables without their heads', () => {
  assert.equal(readSpec(SPEC).length, ROWS.length);
  assert.equal(readSpec(SPEC)[0].text, '/ · Home');
});

test('sentences end neither in quotation marks nor in brackets, and after them', () => {
  assert.deepEqual(splitSentences('It says "No. Never." The rest (a. B) is up to 2.5 s. End'), [
    'It says "No. Never."',
    'The rest (a. B) is up to 2.5 s.',
    'End',
  ]);
});

test('titles are read from the source, groups before them, without what never runs', () => {
  assert.deepEqual(readTitles('a.spec.ts', TESTS['a.spec.ts']), [
    'group › links home',
    'group › a ${kind} page',
    'thanks %s',
  ]);
});

test('a title is known as it is written, or as one of its runs', () => {
  const titles = ['six ${list} are shown', '%s', 'has $call (1+1)'];
  for (const known of ['six ${list} are shown', 'six values are shown', '%s', 'has GET / (1+1)']) {
    assert.ok(hasTitle(titles, known), known);
  }
  for (const unknown of ['six are shown', 'six values are shown twice', 'anything']) {
    assert.ok(!hasTitle(titles, unknown), unknown);
  }
});
