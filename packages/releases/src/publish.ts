import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from './integrity';
import { type AssetMap, POINTER_FILE, type ReleaseFile, type ReleasePointer } from './pointer';

export interface PublishOptions {
  /** The remote's build: `client/` and, for a server-rendered remote, `server/server.js`. */
  dist: string;
  /** The folder that the team's release server serves. */
  root: string;
  /** The remote's own version, e.g. `1.2.0`; the content's hash is added to it. */
  version: string;
}

const MANIFEST = 'client/mf-manifest.json';
const ASSET_MAP = 'client/asset-map.json';
const SERVER = 'server/server.js';

/**
 * Publishes a build: copies it into a folder of its own, then moves the pointer. Folders of
 * earlier releases stay, so that open tabs keep working. Publishing the same build again only
 * moves the pointer. Returns the pointer.
 */
export async function publish({ dist, root, version }: PublishOptions): Promise<ReleasePointer> {
  const files = (await listFiles(dist)).filter((file) => !/\.(html|map|LICENSE\.txt)$/.test(file));
  if (!files.includes(MANIFEST)) {
    throw new Error(`There is no build to publish: ${path.join(dist, MANIFEST)} is missing.`);
  }
  const contents = await Promise.all(files.map((file) => readFile(path.join(dist, file))));
  const bytes = new Map(files.map((file, index) => [file, contents[index]!]));
  const release = `${version}-${contentHash(bytes)}`;
  bytes.set(ASSET_MAP, Buffer.from(JSON.stringify(withIntegrity(bytes))));

  const folder = path.join(root, release);
  if (!(await isWhole(folder, bytes))) await putFolder(folder, bytes);

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
  await movePointer(root, pointer);
  return pointer;
}

/** Replaces `latest.json` in one step, so that nobody reads half of it. */
export async function movePointer(root: string, pointer: ReleasePointer): Promise<void> {
  const target = path.join(root, POINTER_FILE);
  const text = JSON.stringify(pointer, null, 2);
  // A site whose disk is full starts again: nothing is written that is there.
  if (text === (await readFile(target, 'utf8').catch(() => ''))) return;
  const draft = `${target}.${process.pid}`;
  try {
    await writeFile(draft, text);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Whether a folder has all of these files: a power cut may have left some of them empty. */
async function isWhole(folder: string, bytes: Map<string, Buffer>): Promise<boolean> {
  for (const [file, content] of bytes) {
    const there = await readFile(path.join(folder, file)).catch(() => null);
    if (!there?.equals(content)) return false;
  }
  return true;
}

/** Puts a folder with these files in place, in one step. */
async function putFolder(folder: string, bytes: Map<string, Buffer>): Promise<void> {
  const draft = `${folder}.draft-${process.pid}`;
  try {
    for (const [file, content] of bytes) {
      await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
      await writeFile(path.join(draft, file), content);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder).catch(async (error: unknown) => {
      // Another process was faster.
      if (!(await isWhole(folder, bytes))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
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
