import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively';
import { hasIntegrity } from './integrity';
import { keptReleases } from './past-releases';
import { isWithdrawn, movePointer, readLive, readRecord } from './live';
import type { AssetMap, LiveRelease, ReleaseFile, ReleaseRecord } from './pointer';

/** Throws a sentence when a release's folder does not hold what its record names. */
async function assertWhole(root: string, { pointer, files }: ReleaseRecord): Promise<void> {
  const check = async (file: ReleaseFile): Promise<Buffer> => {
    const bytes = await readFile(path.join(root, pointer.version, file.path)).catch(() => null);
    if (!bytes || !hasIntegrity(bytes, file.integrity)) {
      throw new Error(`Release ${pointer.version} is not whole: ${file.path} is lost or damaged.`);
    }
    return bytes;
  };
  const assets = JSON.parse((await check(pointer.assetMap)).toString()) as AssetMap;
  const scripts = Object.entries(assets.integrity).map(([file, hash]) => [`client/${file}`, hash]);
  const all = Object.entries(files ?? (Object.fromEntries(scripts) as Record<string, string>));
  const named = [pointer.manifest, ...(pointer.server ? [pointer.server] : [])];
  await Promise.all(
    [...named, ...all.map(([file, integrity]) => ({ path: file, integrity }))].map(check),
  );
}

/** The version that somebody means who may have typed the beginning of it only. */
async function named(root: string, typed: string, known: string[]): Promise<string> {
  const exact = known.find((version) => version === typed);
  const matches = exact ? [exact] : known.filter((version) => version.startsWith(typed));
  if (matches.length === 1) return matches[0]!;
  throw new Error(
    matches.length > 1
      ? `"${typed}" is the beginning of several releases: ${matches.join(', ')}.`
      : `No release "${typed}" is kept in ${root}.`,
  );
}

/** What a rollback goes to: what is named, else what was live before. */
async function targetOf(root: string, live: LiveRelease, typed?: string): Promise<string> {
  const past = live.past ?? [];
  if (typed === live.version) throw new Error(`${typed} is live already.`);
  if (typed) {
    // A folder that the pointer does not know of: a power cut has cost the pointer its memory.
    const kept = (await keptReleases(root)).map(({ version }) => version);
    const known = new Set([...past.map(({ version }) => version), ...kept]);
    known.delete(live.version);
    return named(root, typed, [...known]);
  }
  const last = past.find(({ withdrawn }) => !withdrawn);
  if (last) return last.version;
  throw new Error(`No earlier release is known: ${live.version} stays live.`);
}

export interface RollbackOptions {
  /** Nothing is done when another release than this one is live. */
  from?: string;
  now?: Date;
}

/**
 * Moves the pointer back to the release that was live before, or to the one that is named: its
 * version, or the beginning of it. What is rolled back from, and what is passed on the way, stays out
 * until it is released again; going back to such a one withdraws nothing. Throws a sentence when
 * there is no such release, or not the whole of it.
 */
export async function rollback(
  root: string,
  typed?: string,
  { from, now = new Date() }: RollbackOptions = {},
): Promise<{ from: string; to: string }> {
  // Nothing is written where nothing was published, not even a lock.
  if (!(await readLive(root))) throw new Error(`Nothing is live in ${root}.`);
  return exclusively(root, async () => {
    const live = (await readLive(root))!;
    if (from && live.version !== from) {
      throw new Error(`${live.version} is live by now, and stays so.`);
    }
    const to = await targetOf(root, live, typed);
    const record = await readRecord(root, to);
    if (!record) throw new Error(`Release ${to} is not kept any more.`);
    await assertWhole(root, record);
    await movePointer(root, record.pointer, { withdraw: !isWithdrawn(live, to), now });
    return { from: live.version, to };
  });
}
