import { renameSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataDir } from './paths.mjs';

/**
 * What a running `npm start` says of itself: how its parts are reached, and their processes.
 * @typedef {object} Run
 * @property {string} url
 * @property {string} apiUrl
 * @property {string} mongodbUri
 * @property {{ public: string, dashboard: string }} pointers
 * @property {Record<string, string>} metrics where parts tell theirs; empty when they are off
 * @property {Record<'start' | 'database' | 'api' | 'shell' | 'public' | 'dashboard', number>} pids
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
 * @param {Run} run
 */
export function tellRun(run) {
  const file = fileIn(dataDir());
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(run, null, 2), { mode: 0o600 });
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
  if (!run || isAlive(run.pids.start)) return;
  const limit = Date.now() + END_MS;
  while (Object.values(run.pids).some(isAlive) && Date.now() < limit) await pause(CHECK_MS);
  await rm(fileIn(dataDir()), { force: true });
}
