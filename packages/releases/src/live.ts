import { existsSync } from 'node:fs';
import path from 'node:path';
import { exclusively } from './exclusively';
import {
  type LiveRelease,
  type PastRelease,
  POINTER_FILE,
  RECORD_FILE,
  type ReleasePointer,
  type ReleaseRecord,
} from './pointer';
import { NoJson, readJson } from './read-json';
import { writeJson } from './write-json';

/** The live release in a releases folder; null before the first publication. */
export const readLive = (root: string): Promise<LiveRelease | null> =>
  readJson<LiveRelease>(path.join(root, POINTER_FILE));

/**
 * Like `readLive`, but null for a pointer that a power cut has emptied, so that a new one can be
 * written. Other read errors are thrown: overwriting the pointer would lose its history.
 */
export const readLiveOrLost = (
  root: string,
  onLost?: (error: NoJson) => void,
): Promise<LiveRelease | null> =>
  readLive(root).catch((error: unknown) => {
    if (!(error instanceof NoJson)) throw error;
    onLost?.(error);
    return null;
  });

/** The record in a release's folder; null if the release does not exist. */
export const readRecord = (root: string, version: string): Promise<ReleaseRecord | null> =>
  readJson<ReleaseRecord>(path.join(root, version, RECORD_FILE));

/**
 * Writes the record that a rollback needs. Keeps a readable record; replaces an unreadable one,
 * which would make every later publication fail.
 */
async function ensureRecord(root: string, pointer: ReleasePointer, now: Date): Promise<void> {
  if (await readRecord(root, pointer.version).catch(() => null)) return;
  const record: ReleaseRecord = { pointer, published: now.toISOString() };
  await writeJson(path.join(root, pointer.version, RECORD_FILE), record);
}

/** Whether a release was rolled back from and not released again. */
export const isWithdrawn = (live: LiveRelease | null, version: string): boolean =>
  live?.past?.some((each) => each.version === version && each.withdrawn) ?? false;

/** Removes the extra fields of `latest.json`. */
const pointerOf = ({ version, base, manifest, assetMap, server }: ReleasePointer) => ({
  version,
  base,
  manifest,
  assetMap,
  ...(server && { server }),
});

interface Move {
  /** Rollback: marks the live release, and those after the target, as withdrawn. */
  withdraw?: boolean;
  now?: Date;
}

/**
 * Moves the pointer to a release whose folder is in place. Writes nothing if it is live already, so
 * that a site with a full disk can start.
 */
export async function makeLive(
  root: string,
  pointer: ReleasePointer,
  move: Move = {},
): Promise<LiveRelease> {
  const before = await readLiveOrLost(root);
  if (before?.version === pointer.version) return before;
  return exclusively(root, () => movePointer(root, pointer, move));
}

/** Like `makeLive`, for callers that hold the lock. */
export async function movePointer(
  root: string,
  pointer: ReleasePointer,
  { withdraw = false, now = new Date() }: Move,
): Promise<LiveRelease> {
  const before = await readLiveOrLost(root, ({ message }) =>
    process.emitWarning(
      `${message}. A new one is written; the history of releases and rollbacks is lost.`,
    ),
  );
  if (before?.version === pointer.version) return before;
  const left: PastRelease[] = [];
  if (before) {
    // Earlier versions of this program wrote no record. Operators may have deleted the folder.
    if (existsSync(path.join(root, before.version))) {
      await ensureRecord(root, pointerOf(before), now);
    }
    const until = now.toISOString();
    left.push({ version: before.version, until, ...(withdraw && { withdrawn: true }) });
  }
  await ensureRecord(root, pointer, now);
  const known = before?.past ?? [];
  const target = known.findIndex(({ version }) => version === pointer.version);
  // Releases that a rollback skips are no targets of the next rollback.
  const past = known.map((each, index) =>
    withdraw && index < target ? { ...each, withdrawn: true } : each,
  );
  const isOther = ({ version }: PastRelease) =>
    version !== pointer.version && version !== before?.version;
  const live: LiveRelease = {
    ...pointerOf(pointer),
    since: now.toISOString(),
    past: [...left, ...past.filter(isOther)],
  };
  await writeJson(path.join(root, POINTER_FILE), live);
  return live;
}
