import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../errors';

export const DATA_FILE = 'data.mdb';
/** Says how the data file looked when the last server closed it in order. */
const CLEAN_STOP_FILE = 'clean-stop.json';

/** LMDB would take a file shorter than its two meta pages for a new one. */
const LEAST_SIZE = 8192;

/** Told how many percent of the data are checked. */
export type CheckProgress = (percent: number) => void;

/** Changes with every write, also one of another program. */
function stateOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return JSON.stringify({ size, mtimeMs });
}

/** Called when the data are closed and on the disk. Best effort: without it the next start reads all. */
export function markCleanStop(folder: string): void {
  try {
    writeFileSync(join(folder, CLEAN_STOP_FILE), stateOf(join(folder, DATA_FILE)), { flush: true });
  } catch {
    rmSync(join(folder, CLEAN_STOP_FILE), { force: true });
  }
}

/** Whether nobody has written since the last server closed the data; it can be asked once. */
function wasStoppedCleanly(folder: string): boolean {
  const marker = join(folder, CLEAN_STOP_FILE);
  if (!existsSync(marker)) return false;
  const state = readFileSync(marker, 'utf8');
  rmSync(marker);
  return state === stateOf(join(folder, DATA_FILE));
}

/**
 * Checks an existing data file before it is opened: after anything but a clean stop by reading all of
 * it, in a process of its own. Throws StartError on damage.
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
  // One line for each percent.
  reader.stdout.on('data', (lines: Buffer) => {
    onProgress(Number(lines.toString().trim().split('\n').at(-1)));
  });
  const [status] = (await once(reader, 'close')) as [number | null];
  if (status !== 0) throw damaged('cannot be read to its end');
}
