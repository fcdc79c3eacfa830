import { renameSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataDir } from './paths.mjs';
import { startOf } from './process-start.mjs';

/**
 * What a running `npm start` says of itself: how its parts are reached, and their processes.
 * @typedef {object} Run
 * @property {string} url
 * @property {string} apiUrl
 * @property {string} mongodbUri
 * @property {{ public: string, dashboard: string }} pointers addresses of `latest.json`
 * @property {Record<string, string>} metrics where parts tell theirs; empty when they are off
 * @property {Record<'start' | 'database' | 'api' | 'shell', number>} pids
 * @property {Record<string, string>} [started] when each of them began: another program may have its
 *   id after a power cut; runs of earlier versions do not say
 */

const CHECK_MS = 50;
/** Longer than any part takes to end by itself when its parent is gone. */
const END_MS = 15_000;

/** @param {string} folder of an install's data */
const fileIn = (folder) => path.join(folder, 'run.json');

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Whether a part of a run goes on; its start script by default.
 * @param {Run | undefined} run
 * @param {string} [part]
 */
export function isRunning(run, part = 'start') {
  const pid = run?.pids[part];
  if (!isAlive(pid)) return false;
  return !run.started || run.started[part] === startOf(pid);
}

/**
 * What is said of the run on an install's data, also of one that was killed.
 * @param {string} folder
 * @returns {Promise<Run | undefined>}
 */
export async function readRun(folder) {
  try {
    return JSON.parse(await readFile(fileIn(folder), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Says what runs, in one step. A site whose disk is full runs without it.
 * @param {Omit<Run, 'started'>} run
 */
export function tellRun(run) {
  const file = fileIn(dataDir());
  const draft = `${file}.${process.pid}`;
  const parts = Object.entries(run.pids).filter(([, pid]) => pid !== undefined);
  const started = Object.fromEntries(parts.map(([part, pid]) => [part, startOf(pid)]));
  try {
    writeFileSync(draft, JSON.stringify({ ...run, started }, null, 2), { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    console.error(`What runs could not be written to ${file}: ${error.message}.`);
  }
}

/** Takes back what this run said of itself; what another one says stays. */
export async function forgetRun() {
  const run = await readRun(dataDir());
  if (run?.pids.start === process.pid) await rm(fileIn(dataDir()), { force: true });
}

/**
 * Waits until the parts of an earlier run on this data are gone whose start script was killed.
 * They end by themselves; what does not within fifteen seconds is for whoever is in its way to say.
 */
export async function endOfEarlierRun() {
  const run = await readRun(dataDir());
  if (!run || isRunning(run)) return;
  const limit = Date.now() + END_MS;
  const goesOn = () => Object.keys(run.pids).some((part) => isRunning(run, part));
  while (goesOn() && Date.now() < limit) await pause(CHECK_MS);
  await rm(fileIn(dataDir()), { force: true });
}
