import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../errors';

export const DATA_FILE = 'data.mdb';
/** Holds the state of the data file at the last clean stop. */
const CLEAN_STOP_FILE = 'clean-stop.json';

/** LMDB takes a file shorter than its two meta pages for a new one. */
const LEAST_SIZE = 8192;

/** Called with the percentage of checked data. */
export type CheckProgress = (percent: number) => void;

/** Changes with every write, including those of other programs. */
function stateOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return JSON.stringify({ size, mtimeMs });
}

/**
 * Call after the data is closed and synced. Best effort: without the marker, the next start checks
 * all data.
 */
export function markCleanStop(folder: string): void {
  try {
    writeFileSync(join(folder, CLEAN_STOP_FILE), stateOf(join(folder, DATA_FILE)), { flush: true });
  } catch {
    rmSync(join(folder, CLEAN_STOP_FILE), { force: true });
  }
}

/** Whether the data file is unchanged since the last clean stop. Deletes the marker. */
function wasStoppedCleanly(folder: string): boolean {
  const marker = join(folder, CLEAN_STOP_FILE);
  if (!existsSync(marker)) return false;
  const state = readFileSync(marker, 'utf8');
  rmSync(marker);
  return state === stateOf(join(folder, DATA_FILE));
}

/**
 * Checks an existing data file before it is opened. After an unclean stop, a child process reads
 * all of it.
 * @throws StartError on damage
 */
export async function checkDataFile(folder: string, onProgress: CheckProgress): Promise<void> {
  const path = join(folder, DATA_FILE);
  const damaged = (what: string) =>
    new StartError(`The folder ${folder} is damaged: its ${DATA_FILE} ${what}.`);
  if (!existsSync(path)) throw damaged('is missing');
  if (statSync(path).size < LEAST_SIZE) throw damaged('is cut off');
  if (wasStoppedCleanly(folder)) return;
  const program = join(__dirname, 'read-all.cjs');
  const reader = spawn(process.execPath, [program, path], { stdio: ['ignore', 'pipe', 'ignore'] });
  // One line per percent.
  reader.stdout.on('data', (lines: Buffer) => {
    onProgress(Number(lines.toString().trim().split('\n').at(-1)));
  });
  const [status] = (await once(reader, 'close')) as [number | null];
  if (status !== 0) throw damaged('cannot be read to its end');
}
