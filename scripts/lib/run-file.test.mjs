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
async function endedProcess() {
  const child = living(0);
  await once(child, 'exit');
  return child.pid;
}

test('a run file is read back, without leftover drafts', async () => {
  writeRun(run({ start: process.pid }));
  writeRun(run({ start: process.pid, api: 1 }));
  const { url, pids } = await readRun(folder);
  assert.deepEqual({ url, pids }, run({ start: process.pid, api: 1 }));
  assert.deepEqual(readdirSync(folder), ['run.json']);
  await removeRun();
  assert.equal(await readRun(folder), undefined);
});

test('an unwritable folder does not stop the site', async () => {
  process.env.DATA_DIR = path.join(folder, 'missing');
  assert.doesNotThrow(() => writeRun(run({ start: process.pid })));
});

test('a half-written run file is ignored', async () => {
  writeFileSync(path.join(folder, 'run.json'), '{"url":');
  assert.equal(await readRun(folder), undefined);
  await waitForEarlierRun();
});

test('waits for the services of a run whose start script was killed', async () => {
  const part = living(500);
  writeRun(run({ start: await endedProcess(), api: part.pid }));
  await waitForEarlierRun();
  assert.ok(!isAlive(part.pid));
  assert.equal(await readRun(folder), undefined);
});

/** A run file from before a reboot: its ids may belong to other programs now. */
function leaveRun(pids) {
  const writtenAt = Date.now() - (uptime() + 60) * 1000;
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify({ ...run(pids), writtenAt }));
}

test('a process that got the id of a site from before a reboot is not the site', async () => {
  leaveRun({ start: process.pid, api: process.pid });
  assert.equal(await readRunning(folder), undefined);
});

test('does not wait for a process that got the id of a service from before a reboot', async () => {
  leaveRun({ start: await endedProcess(), api: process.pid });
  const began = Date.now();
  await waitForEarlierRun();
  assert.ok(Date.now() - began < 5_000);
  assert.equal(await readRun(folder), undefined);
});

test('a running site is found by its process', async () => {
  writeRun({ ...run({ start: process.pid }), mongodbUri: 'mongodb://127.0.0.1:1/manjara' });
  assert.equal((await readRunning(folder)).mongodbUri, 'mongodb://127.0.0.1:1/manjara');
});

test('a running site is not waited for, and its run file stays', async () => {
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
