import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively';
import { hasIntegrity } from './integrity';
import { storedReleases } from './past-releases';
import { isWithdrawn, movePointer, readLive, readRecord } from './live';
import type { AssetMap, LiveRelease, ReleaseFile, ReleaseRecord } from './pointer';

/** @throws Error if a file of the release is missing or does not match its record */
async function assertComplete(root: string, { pointer, files }: ReleaseRecord): Promise<void> {
  const check = async (file: ReleaseFile): Promise<Buffer> => {
    const bytes = await readFile(path.join(root, pointer.version, file.path)).catch(() => null);
    if (!bytes || !hasIntegrity(bytes, file.integrity)) {
      throw new Error(
        `Release ${pointer.version} is incomplete: ${file.path} is missing or damaged.`,
      );
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

/** Finds a version by its name or a unique prefix. */
async function named(root: string, typed: string, known: string[]): Promise<string> {
  const exact = known.find((version) => version === typed);
  const matches = exact ? [exact] : known.filter((version) => version.startsWith(typed));
  if (matches.length === 1) return matches[0]!;
  throw new Error(
    matches.length > 1
      ? `"${typed}" matches several releases: ${matches.join(', ')}.`
      : `There is no release "${typed}" in ${root}.`,
  );
}

/** The named release, else the one that was live before. */
async function targetOf(root: string, live: LiveRelease, typed?: string): Promise<string> {
  const past = live.past ?? [];
  if (typed === live.version) throw new Error(`${typed} is live already.`);
  if (typed) {
    // Includes folders that the pointer does not list: a power cut may have lost its history.
    const kept = (await storedReleases(root)).map(({ version }) => version);
    const known = new Set([...past.map(({ version }) => version), ...kept]);
    known.delete(live.version);
    return named(root, typed, [...known]);
  }
  const last = past.find(({ withdrawn }) => !withdrawn);
  if (last) return last.version;
  throw new Error(`No earlier release is known: ${live.version} stays live.`);
}

export interface RollbackOptions {
  /** Do nothing if another release is live. */
  from?: string;
  now?: Date;
}

/**
 * Moves the pointer back to the release that was live before, or to the named one (version or
 * prefix). Withdraws the live release and those in between; a rollback to a withdrawn release
 * withdraws nothing.
 * @throws Error if the target is missing or incomplete
 */
export async function rollback(
  root: string,
  typed?: string,
  { from, now = new Date() }: RollbackOptions = {},
): Promise<{ from: string; to: string }> {
  // Do not create a lock in a folder without releases.
  if (!(await readLive(root))) throw new Error(`Nothing is live in ${root}.`);
  return exclusively(root, async () => {
    const live = (await readLive(root))!;
    if (from && live.version !== from) {
      throw new Error(`${live.version} was released in the meantime and stays live.`);
    }
    const to = await targetOf(root, live, typed);
    const record = await readRecord(root, to);
    if (!record) throw new Error(`Release ${to} was deleted.`);
    await assertComplete(root, record);
    await movePointer(root, record.pointer, { withdraw: !isWithdrawn(live, to), now });
    return { from: live.version, to };
  });
}
