import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOCK = 'latest.json.lock';
const LOOK_MS = 50;
/** Older than this it was left by who was killed: what it is held for takes moments. */
const STALE_MS = 30_000;

/** Whether the lock could be taken. Ids of processes say nothing: publishers may be containers. */
async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const taken = await stat(lock).catch(() => null);
  // Either way: the clock may have been set back since.
  const isStale = taken && Math.abs(Date.now() - taken.mtimeMs) > STALE_MS;
  if (isStale) await rm(lock, { force: true });
  return false;
}

/**
 * Does something to a folder of releases while no other publication, rollback or deletion does, in
 * this process or another one that has the folder. It may not be called within itself.
 */
export async function exclusively<T>(root: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(root, LOCK);
  while (!(await take(lock))) await pause(LOOK_MS);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
