import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOCK = 'latest.json.lock';
const LOOK_MS = 50;
const REFRESH_MS = 5_000;
/** A lock that was not refreshed for this long belongs to a killed process. */
const STALE_MS = 30_000;
/** Holder of a lock without an id: written by an earlier version, or not complete yet. */
const NOBODY = 'nobody';

/** Absolute difference: the clock may have been set back since. */
const isStale = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => Math.abs(Date.now() - mtimeMs) > STALE_MS,
    () => false,
  );

/** Null without a lock. Holders are random ids, because process ids differ between containers. */
const holderOf = (lock: string): Promise<string | null> =>
  readFile(lock, 'utf8').then(
    (text) => (/^[\da-f-]{36}$/.test(text) ? text : NOBODY),
    () => null,
  );

/** Creates a file; null when it is there. */
const create = (file: string): Promise<FileHandle | null> =>
  open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });

/**
 * Removes the lock of this holder, never that of the next one: only the owner of the claim file may
 * remove it, and it checks the holder again. Returns whether the claim was obtained.
 */
async function removeLock(
  lock: string,
  holder: string,
  mayGo: (lock: string) => Promise<boolean>,
): Promise<boolean> {
  // Named like a draft, so that a leftover claim is deleted like old drafts.
  const claim = `${lock}.draft-${holder}`;
  const claimed = await create(claim);
  if (!claimed) {
    if (await isStale(claim)) await rm(claim, { force: true });
    return false;
  }
  try {
    await claimed.close();
    if ((await holderOf(lock)) === holder && (await mayGo(lock))) await rm(lock, { force: true });
  } finally {
    await rm(claim, { force: true });
  }
  return true;
}

/** Takes the lock; null if it is held. */
async function take(lock: string, holder: string): Promise<FileHandle | null> {
  const file = await create(lock);
  if (!file) {
    const other = await holderOf(lock);
    if (other && (await isStale(lock))) await removeLock(lock, other, isStale);
    return null;
  }
  try {
    await file.writeFile(holder);
  } catch (error) {
    await file.close();
    await rm(lock, { force: true });
    throw error;
  }
  return file;
}

/**
 * Runs work under the lock of a releases folder, so that publications, rollbacks and deletions
 * exclude each other, also between processes. Not reentrant.
 */
export async function exclusively<T>(root: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(root, LOCK);
  const holder = randomUUID();
  let file: FileHandle | null;
  while (!(file = await take(lock, holder))) await pause(LOOK_MS);
  const held = file;
  const refresh = () => {
    const now = new Date();
    // By handle, because the path may be another holder's lock by now.
    held.utimes(now, now).catch(() => {});
  };
  const refreshing = setInterval(refresh, REFRESH_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(refreshing);
    await held.close();
    while (!(await removeLock(lock, holder, async () => true))) await pause(LOOK_MS);
  }
}
