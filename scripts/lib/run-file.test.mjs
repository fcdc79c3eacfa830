import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, uptime } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import {
  isAlive,
  readRun,
  readRunning,
  removeRun,
  waitForEarlierRun,
  writeRun,
} from './run-file.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-file-'));
  process.env.DATA_DIR = folder;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that exits after `ms` milliseconds. */
const living = (ms) => spawn(process.execPath, ['-e', `setTimeout(() => {}, ${ms})`]);
const run = (pids) => ({ url: 'http://localhost:3000', pids });

/** The id of a process that has exited. */
async function goneProcess() {
  const child = living(0);
  await once(child, 'exit');
  return child.pid;
}

test('what runs is read back, and nothing else is left in the folder', async () => {
  writeRun(run({ start: process.pid }));
  writeRun(run({ start: process.pid, api: 1 }));
  const { url, pids } = await readRun(folder);
  assert.deepEqual({ url, pids }, run({ start: process.pid, api: 1 }));
  assert.deepEqual(readdirSync(folder), ['run.json']);
  await removeRun();
  assert.equal(await readRun(folder), undefined);
});

test('a folder that cannot be written to keeps nothing from running', async () => {
  process.env.DATA_DIR = path.join(folder, 'missing');
  assert.doesNotThrow(() => writeRun(run({ start: process.pid })));
});

test('what is half written says nothing', async () => {
  writeFileSync(path.join(folder, 'run.json'), '{"url":');
  assert.equal(await readRun(folder), undefined);
  await waitForEarlierRun();
});

test('the parts of a run whose start script was killed are waited for', async () => {
  const part = living(500);
  writeRun(run({ start: await goneProcess(), api: part.pid }));
  await waitForEarlierRun();
  assert.ok(!isAlive(part.pid));
  assert.equal(await readRun(folder), undefined);
});

/** A run file from before a reboot: its ids may belong to other programs now. */
function leaveRun(pids) {
  const writtenAt = Date.now() - (uptime() + 60) * 1000;
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify({ ...run(pids), writtenAt }));
}

test('a program that has the process id of a site of before a power cut is not taken for it', async () => {
  leaveRun({ start: process.pid, api: process.pid });
  assert.equal(await readRunning(folder), undefined);
});

test('a start does not wait for a program that has the process id of a part of before a power cut', async () => {
  leaveRun({ start: await goneProcess(), api: process.pid });
  const began = Date.now();
  await waitForEarlierRun();
  assert.ok(Date.now() - began < 5_000);
  assert.equal(await readRun(folder), undefined);
});

test('a site that runs is known by its process', async () => {
  writeRun({ ...run({ start: process.pid }), mongodbUri: 'mongodb://127.0.0.1:1/manjara' });
  assert.equal((await readRunning(folder)).mongodbUri, 'mongodb://127.0.0.1:1/manjara');
});

test('a run that goes on is not waited for, and what it says stays', async () => {
  const other = living(60_000);
  try {
    writeRun(run({ start: other.pid, api: other.pid }));
    await waitForEarlierRun();
    await removeRun();
    assert.equal((await readRun(folder)).pids.start, other.pid);
  } finally {
    other.kill('SIGKILL');
  }
});
