import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { ConfigError } from '../config/app-config';
import { CHECKSUMS, FORMAT, FORMAT_VERSION, type Manifest, MANIFEST } from './archive-format';
import { firstPart, type Part, partsOf } from './archive-reader';
import { END_BYTES, readEndBytes } from './end-mark';
import type { Progress } from './progress';

/** The manifest with its header: two blocks. */
const HEAD_BYTES = 1_024;
const READ_BYTES = 1_048_576;

/** A backup that was found whole. */
export interface CheckedBackup {
  path: string;
  manifest: Manifest;
  /** Bytes before the end mark. */
  length: number;
}

/**
 * Reads a whole backup and all its checksums.
 * @param schemaVersion the newest that may be in it
 * @throws ConfigError that says in a sentence why it cannot be used
 */
export async function checkBackup(
  path: string,
  schemaVersion: number,
  progress: Progress,
): Promise<CheckedBackup> {
  const { manifest, length, sha256 } = await readEnds(path);
  progress.begin('Checking the backup', length);
  await checkWhole(path, length, sha256, progress);
  // The parts are only looked for in bytes that are good: a damaged header leads anywhere.
  for await (const part of checkedParts(path, length)) {
    for await (const bytes of part.content) progress.advance(bytes.length / 2);
  }
  progress.end();
  if (manifest.schemaVersion !== null && manifest.schemaVersion > schemaVersion) {
    throw new ConfigError(
      `${path} comes from a newer version of this site: update the site first, then restore.`,
    );
  }
  return { path, manifest, length };
}

/**
 * The parts of a backup but the checksums, which are compared once all others were read.
 * @throws ConfigError when they are not those of what was read
 */
export async function* checkedParts(path: string, length: number): AsyncGenerator<Part> {
  const list = createHash('sha256');
  let complete = false;
  for await (const { name, size, content } of partsOf(path, length)) {
    const sum = createHash('sha256');
    if (name === CHECKSUMS) {
      for await (const bytes of content) sum.update(bytes);
      complete = sum.digest('hex') === list.digest('hex');
      break;
    }
    yield { name, size, content: hashed(content, (bytes) => sum.update(bytes)) };
    list.update(`${sum.digest('hex')}  ${name}\n`);
  }
  if (!complete) throw damaged(path);
}

async function* hashed(
  content: AsyncIterable<Buffer>,
  update: (bytes: Buffer) => unknown,
): AsyncGenerator<Buffer> {
  for await (const bytes of content) {
    update(bytes);
    yield bytes;
  }
}

const damaged = (path: string) =>
  new ConfigError(`${path} is cut off or damaged: take another copy, or an older backup.`);

/** What the first and the last bytes of the file say. */
async function readEnds(path: string) {
  const info = await stat(path).catch(() => undefined);
  const file = info?.isFile() ? await open(path).catch(() => undefined) : undefined;
  if (!file) throw new ConfigError(`There is no file ${path}, or it cannot be read.`);
  try {
    const { size } = await file.stat();
    const read = async (bytes: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position);
      return buffer.subarray(0, bytesRead);
    };
    const manifest = await readManifest(await read(HEAD_BYTES, 0), path);
    const mark = await readEndBytes(await read(END_BYTES, Math.max(0, size - END_BYTES)));
    if (mark?.bytes !== size - END_BYTES) throw damaged(path);
    return { manifest, length: mark.bytes, sha256: mark.sha256 };
  } finally {
    await file.close();
  }
}

async function readManifest(head: Buffer, path: string): Promise<Manifest> {
  const first = await firstPart(head);
  const manifest = parse(first?.content);
  if (first?.name !== MANIFEST || manifest?.format !== FORMAT) {
    throw new ConfigError(
      `${path} is not a backup of this site, or it is damaged where it begins.`,
    );
  }
  if (manifest.formatVersion > FORMAT_VERSION) {
    throw new ConfigError(
      `${path} was made by a newer version of this site: update the site first, then restore.`,
    );
  }
  if (manifest.formatVersion < FORMAT_VERSION) {
    throw new ConfigError(
      `${path} was made before the first release: restore it with the program that made it.`,
    );
  }
  return manifest;
}

function parse(content: Buffer | undefined): Manifest | undefined {
  try {
    return JSON.parse(String(content)) as Manifest;
  } catch {
    return undefined;
  }
}

async function checkWhole(
  path: string,
  length: number,
  sha256: string,
  progress: Progress,
): Promise<void> {
  const sum = createHash('sha256');
  const file = createReadStream(path, { end: length - 1, highWaterMark: READ_BYTES });
  for await (const bytes of file as AsyncIterable<Buffer>) {
    sum.update(bytes);
    // It is read twice.
    progress.advance(bytes.length / 2);
  }
  if (sum.digest('hex') !== sha256) throw damaged(path);
}
