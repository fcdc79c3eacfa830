import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

const LOOK_MS = 50;
/** A lock that was not refreshed for this long belongs to a killed process. */
const STALE_MS = 30_000;

type Unlock = () => Promise<void>;

/** The lock was deleted, or taken by another process while this one was suspended. */
const warn = ({ message }: Error) => process.emitWarning(`A lock was lost: ${message}`);

/** Creates `<file>.lock`; undefined if it is held. */
async function take(file: string): Promise<Unlock | undefined> {
  try {
    return await lock(file, { realpath: false, stale: STALE_MS, onCompromised: warn });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') return undefined;
    throw error;
  }
}

/** Takes a lock, one process at a time: two that find a stale lock could both replace it. */
async function takeInTurn(file: string): Promise<Unlock | undefined> {
  const endTurn = await take(`${file}-turn`);
  if (!endTurn) return undefined;
  try {
    return await take(file);
  } finally {
    await endTurn();
  }
}

/**
 * Runs work under the lock of a releases folder, so that publications, rollbacks and deletions
 * exclude each other, also between processes. Not reentrant.
 */
export async function exclusively<T>(root: string, work: () => Promise<T>): Promise<T> {
  let unlock: Unlock | undefined;
  while (!(unlock = await takeInTurn(path.join(root, 'publish')))) await pause(LOOK_MS);
  try {
    return await work();
  } finally {
    await unlock().catch(warn);
  }
}
