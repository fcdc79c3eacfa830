import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare, faultOf, MISSING } from './compare.mjs';
import { Deadline } from './deadline.mjs';
import { Ledger } from './ledger.mjs';
import { createRandom } from './random.mjs';
import { phaseTable } from './table.mjs';
import { percentile, Tally } from './tally.mjs';
import { judge } from './verdict.mjs';

const ONE = { text: 'one', files: ['a'] };
const TWO = { text: 'two', files: ['a', 'b'] };
const statesOf = (ledger) => ledger.items.map(({ states }) => states);

test('the ledger: what was acknowledged is in that state only, with its id', () => {
  const ledger = new Ledger();
  ledger.begin('project', 'p', ONE)('kept', { id: '1' });
  assert.deepEqual(statesOf(ledger), [[{ ...ONE, id: '1' }]]);
  ledger.begin('project', 'p', null)('kept');
  assert.deepEqual(statesOf(ledger), [[null]]);
  assert.deepEqual(ledger.counts, { begun: 2, kept: 2, refused: 0, unknown: 0 });
});

test('the ledger: a refusal changes nothing, and without an answer both are possible', () => {
  const ledger = new Ledger();
  ledger.begin('project', 'p', ONE)('kept');
  ledger.begin('project', 'p', TWO)('refused');
  assert.ok(ledger.isCertain('project', 'p'));
  ledger.begin('project', 'p', TWO)('unknown');
  assert.deepEqual(statesOf(ledger), [[ONE, TWO]]);
  assert.ok(!ledger.isCertain('project', 'p'));
  assert.deepEqual(ledger.counts, { begun: 3, kept: 1, refused: 1, unknown: 1 });
});

test('the ledger: what has no end yet may be there or not, and ends only once', () => {
  const ledger = new Ledger();
  const end = ledger.begin('message', 'm', ONE);
  assert.deepEqual(statesOf(ledger), [[null, ONE]]);
  assert.equal(ledger.counts.unknown, 1);
  assert.ok(!ledger.isCertain('message', 'm'));
  end('kept');
  assert.throws(() => end('kept'), /told twice/);
});

test('what was found is held against every state that is possible', () => {
  const item = (...states) => ({ kind: 'k', key: 'x', states });
  const cases = [
    [item(ONE), [ONE], undefined],
    [item({ ...ONE, id: '1' }), [{ ...ONE, id: '1' }], undefined],
    [item({ ...ONE, id: '1' }), [{ ...ONE, id: '2' }], 'altered'],
    [item(ONE), [{ ...ONE, id: '2' }], undefined],
    [item(ONE), [], 'lost'],
    [item(null, ONE), [], undefined],
    [item(null, ONE), [ONE], undefined],
    [item(null, ONE), [TWO], 'altered'],
    [item(ONE, TWO), [{ text: 'two', files: ['a'] }], 'altered'],
    [item(TWO), [{ text: 'two', files: ['a', MISSING] }], 'half'],
    [item(null, TWO), [{ text: 'two', files: [MISSING, 'b'] }], 'half'],
    [item(ONE), [{ text: undefined, files: ['a'] }], 'half'],
    [item(null), [ONE], 'returned'],
    [item(ONE), [ONE, ONE], 'twice'],
  ];
  for (const [given, there, fault] of cases) assert.equal(faultOf(given, there), fault);
});

test('what nobody has written is told of, and what is there is counted', () => {
  const items = [
    { kind: 'k', key: 'a', states: [ONE] },
    { kind: 'k', key: 'b', states: [null, TWO] },
  ];
  const found = [
    { kind: 'k', key: 'a', content: ONE },
    { kind: 'other', key: 'a', content: ONE },
  ];
  assert.deepEqual(compare(items, found), {
    faults: [{ fault: 'foreign', kind: 'other', key: 'a' }],
    present: 1,
  });
});

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  assert.equal(percentile(values, 0.95), 95);
  assert.equal(percentile(values, 1), 100);
  assert.equal(percentile([7], 0.5), 7);
  assert.equal(percentile([], 0.5), undefined);
});

test('the deadline cuts waits, and gives up what takes longer', async () => {
  let now = 1_000;
  const deadline = new Deadline(500, () => now);
  assert.equal(deadline.atMost(800), 500);
  assert.equal(deadline.atMost(100), 100);
  now = 1_480;
  assert.equal(deadline.left, 20);
  assert.ok(!deadline.isOver);
  const never = new Promise(() => {});
  await assert.rejects(deadline.within(never, 'a wait'), /The time was over during: a wait\./);
  assert.equal(await deadline.within(Promise.resolve(7), 'work'), 7);
  now = 2_000;
  assert.equal(deadline.left, 0);
  assert.ok(deadline.isOver);
});

test('chance comes again with its seed', () => {
  const draw = (seed) => {
    const random = createRandom(seed);
    const branch = random.branch();
    return [branch.between(1, 6), random.pick(['a', 'b', 'c']), branch.bytes(4).toString('hex')];
  };
  assert.deepEqual(draw(7), draw(7));
  assert.notDeepEqual(draw(7), draw(8));
  const random = createRandom(1);
  const rolls = new Set(Array.from({ length: 200 }, () => random.between(1, 6)));
  assert.deepEqual([...rolls].sort(), [1, 2, 3, 4, 5, 6]);
});

const phase = (changes) => ({ name: 'API killed', calm: false, recoveredIn: 1, ...changes });
const good = (changes) => ({
  faults: [],
  halfSeen: [],
  orphans: { 'files without owner': 0 },
  phases: [phase({}), phase({ name: 'calm', calm: true, recoveredIn: undefined })],
  requests: [
    { phase: 'API killed', what: 'write', status: 503, kind: 'unavailable', ms: 1 },
    { phase: 'API killed', what: 'page', kind: 'ECONNREFUSED', ms: 1 },
    { phase: 'calm', what: 'page', status: 200, ms: 1 },
    { phase: 'calm', what: 'write', status: 409, ms: 1 },
  ],
  sessionKept: true,
  leftBehind: [],
  ...changes,
});
const request = (changes) => ({
  requests: [{ phase: 'API killed', what: 'api', status: 503, ms: 1, ...changes }],
});

test('the verdict: nothing is broken when all held', () => {
  assert.deepEqual(judge(good({})), []);
});

test('the verdict: each thing that is broken has its sentence', () => {
  const cases = [
    [{ faults: [{ fault: 'lost', kind: 'message', key: 'm1' }] }, /^1 write lost: message m1\.$/],
    [{ halfSeen: ['project p1'] }, /^Readers saw half of it: project p1\.$/],
    [{ orphans: { 'chunks without file': 2 } }, /^After the sweep there are 2 chunks without file/],
    [request({ status: 500 }), /^1 answer of 500\.$/],
    [request({ what: 'page', status: 503 }), /^1 public page not shown in "API killed": 503\.$/],
    [request({ phase: 'calm', status: 503 }), /^1 request failed in "calm"\.$/],
    [request({ phase: 'calm', status: undefined }), /^1 request failed in "calm"\.$/],
    [{ phases: [phase({ recoveredIn: undefined })] }, /^It did not recover from "API killed"\.$/],
    [{ sessionKept: false }, /sign in again/],
    [{ leftBehind: ['process 7'] }, /^Left behind: process 7\.$/],
    [{ brokenOff: 'Ctrl-C.' }, /^The run was broken off: Ctrl-C\.$/],
  ];
  for (const [changes, sentence] of cases) {
    const said = judge(good(changes));
    assert.equal(said.length, 1, `${sentence}: ${said.join(' ')}`);
    assert.match(said[0], sentence);
  }
});

test('the table has a row of counts for each phase, and says what was left out', () => {
  const tally = new Tally();
  for (const each of good({}).requests) tally.add(each);
  const phases = [
    { ...phase({ recoveredIn: 1.26 }), seconds: 4 },
    { ...phase({ name: 'disk full', leftOut: 'no tmpfs here' }), seconds: 0 },
  ];
  const [head, killed, full] = phaseTable(phases, tally).split('\n');
  assert.match(head, /^phase +seconds +requests +acknowledged/);
  assert.match(
    killed,
    /^API killed +4\.0 +2 +0 +1\/1 +0 +– +1\.3 +503 unavailable ×1 +ECONNREFUSED ×1$/,
  );
  assert.match(full, /^disk full +no tmpfs here$/);
});
