import { access } from 'node:fs/promises';
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

/** The live release of a remote's folder of releases; null before the first. */
export const readLive = (root: string): Promise<LiveRelease | null> =>
  readJson<LiveRelease>(path.join(root, POINTER_FILE));

/**
 * As `readLive`, but null, too, for a pointer of which a power cut has left nothing: it is made anew.
 * One that cannot be read just now is no such: what it knows would be lost.
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

/** What a release's folder says of itself; null where there is no such release. */
export const readRecord = (root: string, version: string): Promise<ReleaseRecord | null> =>
  readJson<ReleaseRecord>(path.join(root, version, RECORD_FILE));

/**
 * Writes down of a release what a rollback to it needs. What is there stays, but for what nobody
 * can read, which would be in the way of every later publication.
 */
export async function keepRecord(root: string, pointer: ReleasePointer, now: Date): Promise<void> {
  if (await readRecord(root, pointer.version).catch(() => null)) return;
  const record: ReleaseRecord = { pointer, published: now.toISOString() };
  await writeJson(path.join(root, pointer.version, RECORD_FILE), record);
}

/** Whether a release was rolled back from, and not released again since. */
export const isWithdrawn = (live: LiveRelease | null, version: string): boolean =>
  live?.past?.some((each) => each.version === version && each.withdrawn) ?? false;

/** `latest.json` holds more than the release: its own fields only. */
const pointerOf = ({ version, base, manifest, assetMap, server }: ReleasePointer) => ({
  version,
  base,
  manifest,
  assetMap,
  ...(server && { server }),
});

/** Whether a release still has its folder: somebody may have deleted it. */
const isThere = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );

interface Move {
  /** Whether what is live goes because it is not to be shown, and what was live since its target. */
  withdraw?: boolean;
  now?: Date;
}

/**
 * Moves the pointer to a release whose folder is in place. Nothing is written when it is live
 * already: a site whose disk is full starts again.
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

/** As `makeLive`, for who has the folder for itself. */
export async function movePointer(
  root: string,
  pointer: ReleasePointer,
  { withdraw = false, now = new Date() }: Move,
): Promise<LiveRelease> {
  const before = await readLiveOrLost(root, ({ message }) =>
    process.emitWarning(
      `${message}. It is made anew: what was live, or rolled back from, is forgotten.`,
    ),
  );
  if (before?.version === pointer.version) return before;
  const left: PastRelease[] = [];
  if (before) {
    // One that was published by an earlier version of this program has none.
    if (await isThere(path.join(root, before.version))) {
      await keepRecord(root, pointerOf(before), now);
    }
    const until = now.toISOString();
    left.push({ version: before.version, until, ...(withdraw && { withdrawn: true }) });
  }
  await keepRecord(root, pointer, now);
  const known = before?.past ?? [];
  const target = known.findIndex(({ version }) => version === pointer.version);
  // What a rollback goes past is not what the next one goes back to.
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
