import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively';
import { integrityOf } from './integrity';
import { prune } from './past-releases';
import { isWithdrawn, makeLive, readLiveOrLost, readRecord } from './live';
import {
  type AssetMap,
  RECORD_FILE,
  type ReleaseFile,
  type ReleasePointer,
  type ReleaseRecord,
} from './pointer';
import { draftOf, writeJson } from './write-json';

export interface PublishOptions {
  /** The build: `client/`, and `server/server.js` if the server renders the remote. */
  dist: string;
  /** The releases folder of the remote. */
  root: string;
  /** The remote's version, e.g. `1.2.0`; the content hash is appended. */
  version: string;
  now?: Date;
}

const MANIFEST = 'client/mf-manifest.json';
const ASSET_MAP = 'client/asset-map.json';
const SERVER = 'server/server.js';

/**
 * Publishes a build: copies it into a new release folder, then moves the pointer. Folders of
 * earlier releases stay, so that open tabs keep working. Publishing the same build again only moves
 * the pointer. Returns the pointer.
 */
export async function publish(options: PublishOptions): Promise<ReleasePointer> {
  const pointer = await putRelease(options);
  await makeLive(options.root, pointer);
  return pointer;
}

/**
 * Publishes the build at the start of the site. A withdrawn release stays out until it is published
 * explicitly. Returns both pointers, which differ only in that case.
 */
export async function publishOnStart(
  options: PublishOptions,
): Promise<{ candidate: ReleasePointer; live: ReleasePointer }> {
  const { root } = options;
  const candidate = await putRelease(options);
  const live = await readLiveOrLost(root);
  if (live?.version === candidate.version) return { candidate, live };
  if (live && isWithdrawn(live, candidate.version)) return { candidate, live };
  await makeLive(root, candidate);
  await prune(root);
  return { candidate, live: candidate };
}

/**
 * Copies a build into a release folder without making it live. Returns the pointer to make it live
 * with.
 */
export async function putRelease({
  dist,
  root,
  version,
  now = new Date(),
}: PublishOptions): Promise<ReleasePointer> {
  const files = (await listFiles(dist)).filter((file) => !/\.(html|map|LICENSE\.txt)$/.test(file));
  if (!files.includes(MANIFEST)) {
    throw new Error(`There is no build to publish: ${path.join(dist, MANIFEST)} is missing.`);
  }
  const contents = await Promise.all(files.map((file) => readFile(path.join(dist, file))));
  const bytes = new Map(files.map((file, index) => [file, contents[index]!]));
  const release = `${version}-${contentHash(bytes)}`;
  bytes.set(ASSET_MAP, Buffer.from(JSON.stringify(withIntegrity(bytes))));

  const file = (name: string): ReleaseFile => ({
    path: name,
    integrity: integrityOf(bytes.get(name)!),
  });
  const pointer: ReleasePointer = {
    version: release,
    base: `./${release}/`,
    manifest: file(MANIFEST),
    assetMap: file(ASSET_MAP),
    ...(bytes.has(SERVER) ? { server: file(SERVER) } : {}),
  };
  const folder = path.join(root, release);
  const record: ReleaseRecord = {
    pointer,
    published: now.toISOString(),
    files: Object.fromEntries([...bytes].map(([name, each]) => [name, integrityOf(each)])),
  };
  if (!(await isComplete(folder, bytes))) {
    await putFolder(folder, bytes, JSON.stringify(record, null, 2));
  } else if (!(await readRecord(root, release).catch(() => null))) {
    // Best effort, so that a site with a full disk can start: `makeLive` writes the record later.
    await writeJson(path.join(folder, RECORD_FILE), record).catch(() => {});
  }
  return pointer;
}

/** Whether a folder has all files with this content: a power cut may have emptied some. */
async function isComplete(folder: string, bytes: Map<string, Buffer>): Promise<boolean> {
  for (const [file, content] of bytes) {
    const there = await readFile(path.join(folder, file)).catch(() => null);
    if (!there?.equals(content)) return false;
  }
  return true;
}

/** Puts the release folder in place, with its files and record. */
async function putFolder(
  folder: string,
  bytes: Map<string, Buffer>,
  record: string,
): Promise<void> {
  const draft = draftOf(folder);
  const damaged = draftOf(folder);
  try {
    for (const [file, content] of [...bytes, [RECORD_FILE, record] as const]) {
      await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
      // The pointer survives a power cut, so the files must, too.
      await writeFile(path.join(draft, file), content, { flush: true });
    }
    await exclusively(path.dirname(folder), async () => {
      // Another process has published it already.
      if (await isComplete(folder, bytes)) return;
      // Rename the damaged folder: it may be live, so its files must be missing only for a moment.
      await rename(folder, damaged).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rename(draft, folder);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(damaged, { recursive: true, force: true });
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

function contentHash(bytes: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [file, content] of bytes) hash.update(`${file}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 10);
}

function withIntegrity(bytes: Map<string, Buffer>): AssetMap {
  const { chunks } = JSON.parse(bytes.get(ASSET_MAP)!.toString()) as Pick<AssetMap, 'chunks'>;
  const integrity: AssetMap['integrity'] = {};
  for (const [file, content] of bytes) {
    if (/^client\/.*\.(js|css)$/.test(file)) {
      integrity[file.slice('client/'.length)] = integrityOf(content);
    }
  }
  return { chunks, integrity };
}
