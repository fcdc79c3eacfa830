import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undo } from './undo.mjs';

/** Releases in the order in which they went live, as the library goes back through them. */
const storeOf = (...releases) => ({
  releases,
  rollback: async (_root, named, { from }) => {
    const live = releases.at(-1);
    if (live !== from) throw new Error(`${live} is live by now, and stays so.`);
    if (named) releases.push(named);
    else releases.pop();
    return { from, to: releases.at(-1) };
  },
});

test('a release is taken back to the one that it replaced, whoever has released it', async () => {
  const { rollback, releases } = storeOf('old', 'of a colleague', 'mine');
  assert.equal(await undo(rollback, '/releases', 'mine'), 'of a colleague is live again.');
  assert.deepEqual(releases, ['old', 'of a colleague']);
});

test('what has gone live since stays', async () => {
  const { rollback, releases } = storeOf('old', 'mine', 'of a colleague');
  const told = await undo(rollback, '/releases', 'mine');
  assert.equal(told, 'of a colleague is live by now, and stays so.');
  assert.equal(releases.at(-1), 'of a colleague');
});
