import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { ConfigError } from '../config/app-config';
import { CHECKSUMS, FORMAT, FORMAT_VERSION, MANIFEST, type Manifest, type Report } from './archive';
import { openBackup } from './encryption';

interface Part {
  name: string;
  content: Buffer;
}

/** A backup on the disk. */
interface BackupFile {
  path: string;
  /** Opens an encrypted one. */
  passphrase: string | null;
}

/** A complete backup with correct checksums. */
export interface CheckedBackup extends BackupFile {
  manifest: Manifest;
  bytes: number;
}

/**
 * The parts of a backup, in order.
 * @throws ConfigError when the passphrase is missing or wrong
 * @throws Error after the last part when a checksum is wrong
 */
export async function* readParts({ path, passphrase }: BackupFile): AsyncGenerator<Part> {
  const tar = extract();
  const reading = pipeline(await openBackup(path, passphrase), tar);
  reading.catch(() => {});
  let checksums = '';
  for await (const entry of tar) {
    const { name } = entry.header;
    const content = await buffer(entry);
    if (name === CHECKSUMS && content.equals(Buffer.from(checksums))) return;
    checksums += `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
    yield { name, content };
  }
  await reading;
  throw new Error('The archive does not end with its checksums.');
}

/**
 * Reads a whole backup and compares all checksums.
 * @param newestSchema the newest schema version that is accepted
 * @throws ConfigError with a sentence that says why the backup cannot be used
 */
export async function checkBackup(
  file: BackupFile,
  newestSchema: number,
  report: Report,
): Promise<CheckedBackup> {
  const { path } = file;
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) throw new ConfigError(`There is no file ${path}, or it cannot be read.`);
  report('Checking the backup …');
  let manifest: Manifest | undefined;
  try {
    for await (const part of readParts(file)) {
      manifest ??= readManifest(part, path, newestSchema);
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const damaged = `${path} is cut off or damaged: take another copy, or an older backup.`;
    throw new ConfigError(manifest ? damaged : foreign(path), { cause: error });
  }
  if (!manifest) throw new ConfigError(foreign(path));
  return { ...file, manifest, bytes: info.size };
}

const foreign = (path: string) =>
  `${path} is not a backup of this site, or its beginning is damaged.`;

function readManifest({ name, content }: Part, path: string, newestSchema: number): Manifest {
  if (name !== MANIFEST) throw new ConfigError(foreign(path));
  const manifest = JSON.parse(content.toString()) as Manifest;
  if (manifest.format !== FORMAT) throw new ConfigError(foreign(path));
  const { formatVersion, schemaVersion } = manifest;
  if (formatVersion <= FORMAT_VERSION && (schemaVersion ?? 0) <= newestSchema) return manifest;
  throw new ConfigError(
    `${path} was made by a newer version of this site: update the site first, then restore.`,
  );
}
