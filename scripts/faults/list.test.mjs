import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';
import { FAULTS } from './list.mjs';

/** The test files of a workspace, with slashes. */
function testFiles(workspace) {
  const folders = ['src', 'test', 'tests'].map((folder) => fromRoot(workspace, folder));
  return folders.flatMap((folder) => {
    try {
      const files = readdirSync(folder, { recursive: true });
      return files.map((file) => `${folder}/${file}`.replaceAll('\\', '/'));
    } catch {
      return [];
    }
  });
}

test('every fault has a name of its own', () => {
  assert.equal(new Set(FAULTS.map(({ name }) => name)).size, FAULTS.length);
});

for (const { name, file, find, replace, tests } of FAULTS) {
  test(`it is still possible that ${name}, and there are tests that may find it`, () => {
    assert.equal(readFileSync(fromRoot(file), 'utf8').split(find).length, 2, find);
    assert.notEqual(replace, find);
    for (const { workspace, pattern } of tests) {
      const spec = new RegExp(`${pattern}.*spec\\.tsx?$`);
      assert.ok(
        testFiles(workspace).some((each) => spec.test(each)),
        pattern,
      );
    }
  });
}
