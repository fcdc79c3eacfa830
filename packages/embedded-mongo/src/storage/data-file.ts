import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../errors';

export const DATA_FILE = 'data.mdb';

/** LMDB would take a file shorter than its two meta pages for a new one. */
const LEAST_SIZE = 8192;

/**
 * Checks an existing data file before it is opened, by reading all of it in a process of its own;
 * throws StartError on damage.
 */
export function checkDataFile(folder: string): void {
  const path = join(folder, DATA_FILE);
  const damaged = (what: string) =>
    new StartError(`The folder ${folder} is damaged: its ${DATA_FILE} ${what}.`);
  if (!existsSync(path)) throw damaged('is missing');
  if (statSync(path).size < LEAST_SIZE) throw damaged('is cut off');
  const program = join(__dirname, 'read-all.cjs');
  const { status } = spawnSync(process.execPath, [program, path], { stdio: 'ignore' });
  if (status !== 0) throw damaged('cannot be read to its end');
}
