import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from './paths.mjs';
import { SHIPPED_NODE, withShippedNode } from './shipped-node.mjs';

const read = (...file) => readFileSync(fromRoot(...file), 'utf8');

test('every image has the Node of .nvmrc', () => {
  for (const folder of ['backend', 'frontend-shell', 'packages/releases']) {
    const [, version] = /^ARG NODE_IMAGE=node:([\d.]+)-/m.exec(read(folder, 'Dockerfile')) ?? [];
    assert.equal(version, SHIPPED_NODE, folder);
  }
});

test('the oldest supported Node has a CI job', () => {
  const [, oldest] = /^>=(\d+\.\d+)$/.exec(JSON.parse(read('package.json')).engines.node) ?? [];
  assert.match(
    read('.github/workflows/verify.yml'),
    new RegExp(`node-version: ${oldest}\\.0$`, 'm'),
  );
  assert.match(read('README.md'), new RegExp(`You need Node ${oldest} or newer`));
});

test('a command runs on the Node of the images if this one is another major', () => {
  assert.equal(withShippedNode(['nx'], SHIPPED_NODE), undefined);
  const args = withShippedNode(['nx'], '20.19.0');
  assert.match(args.join(' '), /^exec --yes --package=node-\w+-\w+@[\d.]+ -- nx$/);
});
