import { mongo } from 'mongoose';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { ConfigError } from '../config/app-config';
import { readSchemaState } from '../database/database-status';
import { FORMAT, FORMAT_VERSION, type Manifest, MANIFEST, README, type Report } from './archive';
import { checkBackup } from './archive-reader';
import { ArchiveWriter } from './archive-writer';
import { renameDurably, unfinished } from './backup-folder';
import { BackupContent, type BackupSummary } from './backup-content';

export interface WrittenBackup extends BackupSummary {
  bytes: number;
}

/** Disk or folder errors that the user can fix. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left',
  EDQUOT: 'there is no space left',
  EFBIG: 'its file system does not allow a file this large',
  EACCES: 'the permission to write there is missing',
  EPERM: 'the permission to write there is missing',
  EROFS: 'the permission to write there is missing',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
};

/**
 * Writes the whole database to one file, while the site may run. The file gets its final name only
 * when it is complete and was read back.
 * @param path absolute; must not exist
 * @throws ConfigError when the path exists, or the backup cannot be written there
 */
export async function writeBackup(
  db: mongo.Db,
  path: string,
  report: Report,
): Promise<WrittenBackup> {
  const draft = unfinished(path);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    if (await stat(path).catch(() => undefined)) {
      throw new ConfigError(`There is a file ${path} already: give another name.`);
    }
    // Left by a backup that was killed.
    await rm(draft, { force: true });
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    const summary = await writeArchive(db, output, report);
    const { bytes } = await checkBackup({ path: draft, passphrase: null }, Infinity, report);
    await renameDurably(draft, path);
    return { ...summary, bytes };
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    const fault = FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!fault) throw error;
    throw new ConfigError(`The backup cannot be written to ${dirname(path)}: ${fault}.`);
  }
}

/**
 * Writes the whole database to a stream, while the site may run. A backup that fails ends without its
 * checksums, and no restore takes it.
 */
export async function writeArchive(
  db: mongo.Db,
  output: Writable,
  report: Report,
): Promise<BackupSummary> {
  const writer = new ArchiveWriter(output);
  try {
    const schemaVersion = await versionOf(db);
    const manifest: Manifest = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      createdAt: new Date().toISOString(),
      schemaVersion,
    };
    await writer.add(MANIFEST, `${JSON.stringify(manifest)}\n`);
    await writer.add('README.txt', README);
    const summary = await new BackupContent(db, writer).addAll(report);
    if ((await versionOf(db)) !== schemaVersion) {
      throw new ConfigError('The site was updated during the backup: start the backup again.');
    }
    await writer.finish();
    return summary;
  } finally {
    await writer.close();
  }
}

const versionOf = async (db: mongo.Db) => (await readSchemaState(db))?.version ?? null;
