import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MISSING, Model } from './model.mjs';

const ONE = { text: 'one', files: ['a'] };
const TWO = { text: 'two', files: ['a', 'b'] };

/** @param writes of the project "p": content and outcome, in order */
function compare(writes, ...contents) {
  const model = new Model();
  for (const [content, outcome, told] of writes) {
    const settle = model.begin('project p', content);
    if (outcome) settle(outcome, told);
  }
  return model.compare(contents.map((content) => ({ key: 'project p', content }))).join();
}

test('accepts every permitted outcome', () => {
  const kept = [ONE, 'acknowledged', { id: '1' }];
  assert.equal(compare([kept], { ...ONE, id: '1' }), '');
  assert.equal(compare([kept, [null, 'acknowledged']]), '');
  assert.equal(compare([kept, [TWO, 'refused']], { ...ONE, id: '1' }), '');
  // Pending, or without a response: both states are possible.
  for (const outcome of ['unknown', undefined]) {
    assert.equal(compare([[ONE, outcome]]), '');
    assert.equal(compare([[ONE, outcome]], ONE), '');
    assert.equal(compare([kept, [TWO, outcome]], TWO), '');
    assert.equal(compare([kept, [null, outcome]]), '');
  }
});

test('reports lost, partial, changed, undeleted, duplicate and foreign entities', () => {
  const kept = [ONE, 'acknowledged', { id: '1' }];
  assert.match(compare([kept]), /is lost/);
  assert.match(compare([kept, [null, 'refused']]), /is lost/);
  assert.match(compare([kept, [TWO, 'unknown']]), /is lost/);
  assert.match(compare([[TWO, 'unknown']], { text: 'two', files: ['a', MISSING] }), /its files/);
  assert.match(compare([kept], { ...ONE, id: '2' }), /differs/);
  assert.match(compare([kept, [TWO, 'acknowledged']], { ...ONE, id: '1' }), /differs/);
  assert.match(compare([[ONE, 'refused']], ONE), /refused, but exists/);
  assert.match(compare([kept, [null, 'acknowledged']], { ...ONE, id: '1' }), /deleted/);
  assert.match(compare([kept], ONE, ONE), /twice/);
  assert.match(compare([], ONE), /never written/);
});
