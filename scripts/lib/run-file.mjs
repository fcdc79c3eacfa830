import { renameSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { uptime } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataDir } from './paths.mjs';

/**
 * Content of `run.json`, which a running `npm start` writes to its data folder.
 * @typedef {object} Run
 * @property {string} url
 * @property {string} apiUrl
 * @property {string} mongodbUri
 * @property {Record<'public' | 'dashboard', string>} pointers addresses of `latest.json`
 * @property {Record<string, string>} metrics addresses by process; empty when they are off
 * @property {Record<'start' | 'database' | 'api' | 'shell', number>} pids
 * @property {number} [writtenAt]
 */

/** Longer than any process takes to exit after its parent dies. */
const END_MS = 15_000;

const fileIn = (folder) => path.join(folder, 'run.json');

/** @param {number | undefined} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether a process of a run is alive. @param {Run} run @param {string} name */
export function isRunning({ writtenAt, pids }, name) {
  const bootedAt = Date.now() - uptime() * 1000;
  // After a reboot another program may have its id.
  return !(writtenAt < bootedAt) && isAlive(pids[name]);
}

/**
 * The last run on a data folder; it may have ended.
 * @param {string} folder
 * @returns {Promise<Run | undefined>}
 */
export const readRun = (folder) =>
  readFile(fileIn(folder), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);

/** The site that currently runs on a data folder, if any. @param {string} folder */
export async function readRunning(folder) {
  const run = await readRun(folder);
  return run && isRunning(run, 'start') ? run : undefined;
}

/**
 * Replaces the file atomically. If that fails, e.g. on a full disk, the site runs without it.
 * @param {Omit<Run, 'writtenAt'>} run
 */
export function writeRun(run) {
  const file = fileIn(dataDir());
  const draft = `${file}.${process.pid}`;
  const text = JSON.stringify({ ...run, writtenAt: Date.now() }, null, 2);
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    console.error(`${file} could not be written: ${error.message}.`);
  }
}

/** Removes the file, unless it belongs to another run. */
export async function removeRun() {
  const run = await readRun(dataDir());
  if (run?.pids.start === process.pid) await rm(fileIn(dataDir()), { force: true });
}

/** If the start script of an earlier run was killed, waits until its children have exited. */
export async function waitForEarlierRun() {
  const run = await readRun(dataDir());
  if (!run || isRunning(run, 'start')) return;
  const limit = Date.now() + END_MS;
  const isEnding = () => Object.keys(run.pids).some((name) => isRunning(run, name));
  while (isEnding() && Date.now() < limit) await pause(50);
  await rm(fileIn(dataDir()), { force: true });
}
