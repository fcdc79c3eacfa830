import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOCK = 'latest.json.lock';
const LOOK_MS = 50;
const REFRESH_MS = 5_000;
/** Older than this it was left by who was killed: whoever works on refreshes it. */
const STALE_MS = 30_000;
/** Whose lock it is that names nobody: of an earlier version of this program, or just being made. */
const NOBODY = 'nobody';

/** Either way: the clock may have been set back since. */
const isStale = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => Math.abs(Date.now() - mtimeMs) > STALE_MS,
    () => false,
  );

/** Null when there is no lock. Ids of processes would say nothing: publishers may be containers. */
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
 * Removes the lock of one holder, never that of the next one: whoever removes it must have the
 * claim to it, which one has at a time, and looks again when it has. Answers whether it had.
 */
async function removeLock(
  lock: string,
  holder: string,
  mayGo: (lock: string) => Promise<boolean>,
): Promise<boolean> {
  // Named as a draft: one that is left is deleted like those.
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

/** Takes the lock; null when somebody has it. */
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
 * Does something to a folder of releases while no other publication, rollback or deletion does, in
 * this process or another one that has the folder. It may not be called within itself.
 */
export async function exclusively<T>(root: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(root, LOCK);
  const holder = randomUUID();
  let file: FileHandle | null;
  while (!(file = await take(lock, holder))) await pause(LOOK_MS);
  const held = file;
  const refresh = () => {
    const now = new Date();
    // By its handle: it may be the name of another one's lock by now.
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
