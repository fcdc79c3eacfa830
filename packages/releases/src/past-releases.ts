import type { Dirent } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively';
import { readLive, readRecord } from './live';
import { POINTER_FILE } from './pointer';
import { DRAFT, writeJson } from './write-json';

const DAY_MS = 86_400_000;
/** A tab that was opened with a release finds its files for so long after another one came. */
export const KEPT_DAYS = 30;
/** So many earlier releases stay in any case, to be rolled back to. */
export const KEPT_RELEASES = 20;
/** A release ends in its content's hash: a folder is not ours only because it lies there. */
const RELEASE = /^\w[\w.+-]*-[\da-f]{10}$/;

/** A release whose files are there. */
export interface KeptRelease {
  version: string;
  /** When it was published. */
  published: Date;
  state: 'live' | 'past' | 'withdrawn';
  /** When it went live; known of the live one only. */
  since?: Date;
  /** When another one took its place; as long as it is live, there is none. */
  until?: Date;
}

const entriesOf = (root: string): Promise<Dirent[]> =>
  readdir(root, { withFileTypes: true }).catch(() => []);

const remove = (target: string) => rm(target, { recursive: true, force: true });

/** The releases of a folder, the live one first, then in the order in which they were live. */
export async function keptReleases(root: string): Promise<KeptRelease[]> {
  const live = await readLive(root);
  const names = (await entriesOf(root))
    .filter((entry) => entry.isDirectory() && RELEASE.test(entry.name))
    .map(({ name }) => name);
  const kept = await Promise.all(
    names.map(async (version): Promise<KeptRelease> => {
      const record = await readRecord(root, version).catch(() => null);
      // Of a folder that says nothing, the system says when it was put there.
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
  const end = ({ until }: KeptRelease) => until?.getTime() ?? Infinity;
  return kept.sort((a, b) => (end(a) === end(b) ? 0 : end(b) - end(a)));
}

/** Takes releases out of the pointer's past. One that was rolled back from stays out for ever. */
async function forget(root: string, versions: string[]): Promise<void> {
  const live = await readLive(root);
  const past = live?.past?.filter((each) => each.withdrawn || !versions.includes(each.version));
  if (past?.length === live?.past?.length) return;
  await writeJson(path.join(root, POINTER_FILE), { ...live, past });
}

/**
 * Deletes the files of releases that no tab can need any more and nobody will roll back to.
 * @returns the versions that are gone
 */
export const prune = (root: string, now = new Date()): Promise<string[]> =>
  exclusively(root, async () => {
    const earlier = (await keptReleases(root)).filter(({ state }) => state !== 'live');
    const oldest = now.getTime() - KEPT_DAYS * DAY_MS;
    const surplus = earlier
      .slice(KEPT_RELEASES)
      .filter(({ until }) => until!.getTime() < oldest)
      .map(({ version }) => version);
    for (const version of surplus) await remove(path.join(root, version));
    await forget(root, surplus);
    const drafts = (await entriesOf(root)).filter(({ name }) => DRAFT.test(name));
    for (const draft of drafts.map(({ name }) => path.join(root, name))) {
      const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Infinity }));
      // Else its publication may be under way.
      if (mtimeMs < now.getTime() - DAY_MS) await remove(draft);
    }
    return surplus;
  });
