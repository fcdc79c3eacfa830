import type { Dirent } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively';
import { readLive, readRecord } from './live';
import { POINTER_FILE } from './pointer';
import { DRAFT, writeJson } from './write-json';

const DAY_MS = 86_400_000;
/** Open tabs of an earlier release find its files for this many days after it was replaced. */
export const RETENTION_DAYS = 30;
/** Number of earlier releases to keep for rollbacks, however old. */
export const MIN_STORED = 20;
/** Only release folders, whose names end in a content hash; other folders are not deleted. */
const RELEASE = /^\w[\w.+-]*-[\da-f]{10}$/;

/** A release whose files exist. */
export interface StoredRelease {
  version: string;
  /** When it was published. */
  published: Date;
  state: 'live' | 'past' | 'withdrawn';
  /** When it went live; of the live release only. */
  since?: Date;
  /** When it was replaced; absent while it is live. */
  until?: Date;
}

const entriesOf = (root: string): Promise<Dirent[]> =>
  readdir(root, { withFileTypes: true }).catch(() => []);

const remove = (target: string) => rm(target, { recursive: true, force: true });

/** The releases in a folder: the live one first, then the most recently live. */
export async function storedReleases(root: string): Promise<StoredRelease[]> {
  const live = await readLive(root);
  const names = (await entriesOf(root))
    .filter((entry) => entry.isDirectory() && RELEASE.test(entry.name))
    .map(({ name }) => name);
  const kept = await Promise.all(
    names.map(async (version): Promise<StoredRelease> => {
      const record = await readRecord(root, version).catch(() => null);
      // Without a record, the folder's time is the best guess.
      const { mtime } = await stat(path.join(root, version));
      const published = record ? new Date(record.published) : mtime;
      if (version === live?.version) {
        const since = live.since ? new Date(live.since) : published;
        return { version, published, state: 'live', since };
      }
      const past = live?.past?.find((each) => each.version === version);
      const state = past?.withdrawn ? 'withdrawn' : 'past';
      return { version, published, state, until: past ? new Date(past.until) : published };
    }),
  );
  const end = ({ until }: StoredRelease) => until?.getTime() ?? Infinity;
  return kept.sort((a, b) => (end(a) === end(b) ? 0 : end(b) - end(a)));
}

/** Removes releases from the pointer's history, except withdrawn ones: they must stay out. */
async function forget(root: string, versions: string[]): Promise<void> {
  const live = await readLive(root);
  const past = live?.past?.filter((each) => each.withdrawn || !versions.includes(each.version));
  if (past?.length === live?.past?.length) return;
  await writeJson(path.join(root, POINTER_FILE), { ...live, past });
}

/**
 * Deletes releases that are too old for open tabs and for rollbacks.
 * @returns the deleted versions
 */
export const prune = (root: string, now = new Date()): Promise<string[]> =>
  exclusively(root, async () => {
    const earlier = (await storedReleases(root)).filter(({ state }) => state !== 'live');
    const oldest = now.getTime() - RETENTION_DAYS * DAY_MS;
    const surplus = earlier
      .slice(MIN_STORED)
      .filter(({ until }) => until!.getTime() < oldest)
      .map(({ version }) => version);
    for (const version of surplus) await remove(path.join(root, version));
    await forget(root, surplus);
    const drafts = (await entriesOf(root)).filter(({ name }) => DRAFT.test(name));
    for (const draft of drafts.map(({ name }) => path.join(root, name))) {
      const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Infinity }));
      // A newer draft may belong to a running publication.
      if (mtimeMs < now.getTime() - DAY_MS) await remove(draft);
    }
    return surplus;
  });
