import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fromRoot, REMOTES } from './paths.mjs';

const require = createRequire(import.meta.url);
const { apiOperations } = require(fromRoot('jest.preset.cjs'));

for (const [remote, workspace] of Object.entries(REMOTES)) {
  test(`the calls that the remote "${remote}" names are calls of the API`, () => {
    const named = require(fromRoot(workspace, 'api-operations.json'));
    assert.deepEqual(
      named.filter((call) => !apiOperations().includes(call)),
      [],
    );
    assert.deepEqual([...new Set(named)].sort(), named);
  });
}
