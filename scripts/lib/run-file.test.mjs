import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { endOfEarlierRun, forgetRun, isAlive, readRun, tellRun } from './run-file.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-file-'));
  process.env.DATA_DIR = folder;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that ends after so many milliseconds. */
const living = (ms) => spawn(process.execPath, ['-e', `setTimeout(() => {}, ${ms})`]);
const run = (pids) => ({ url: 'http://localhost:3000', pids });

/** The id of a process that is gone. */
async function goneProcess() {
  const child = living(0);
  await once(child, 'exit');
  return child.pid;
}

test('what runs is read back, and nothing else is left in the folder', async () => {
  tellRun(run({ start: process.pid }));
  tellRun(run({ start: process.pid, api: 1 }));
  assert.deepEqual(await readRun(folder), run({ start: process.pid, api: 1 }));
  assert.deepEqual(readdirSync(folder), ['run.json']);
  await forgetRun();
  assert.equal(await readRun(folder), undefined);
});

test('a folder that cannot be written to keeps nothing from running', async () => {
  process.env.DATA_DIR = path.join(folder, 'missing');
  assert.doesNotThrow(() => tellRun(run({ start: process.pid })));
});

test('what is half written says nothing', async () => {
  writeFileSync(path.join(folder, 'run.json'), '{"url":');
  assert.equal(await readRun(folder), undefined);
  await endOfEarlierRun();
});

test('the parts of a run whose start script was killed are waited for', async () => {
  const part = living(500);
  tellRun(run({ start: await goneProcess(), api: part.pid }));
  await endOfEarlierRun();
  assert.ok(!isAlive(part.pid));
  assert.equal(await readRun(folder), undefined);
});

test('a run that goes on is not waited for, and what it says stays', async () => {
  const other = living(60_000);
  try {
    tellRun(run({ start: other.pid, api: other.pid }));
    await endOfEarlierRun();
    await forgetRun();
    assert.equal((await readRun(folder)).pids.start, other.pid);
  } finally {
    other.kill('SIGKILL');
  }
});
