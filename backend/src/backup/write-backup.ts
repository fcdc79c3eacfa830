import { mongo } from 'mongoose';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from '../config/app-config';
import { readSchemaState } from '../database/database-status';
import { FORMAT, FORMAT_VERSION, type Manifest, MANIFEST, README, type Report } from './archive';
import { checkBackup } from './archive-reader';
import { ArchiveWriter } from './archive-writer';
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

/** Where a backup is written until it is complete. */
export const unfinished = (path: string): string => `${path}.unfinished`;

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
    const summary = await writeArchive(db, draft, report);
    const { bytes } = await checkBackup(draft, Infinity, report);
    await rename(draft, path);
    await syncFolder(dirname(path));
    return { ...summary, bytes };
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    const fault = FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!fault) throw error;
    throw new ConfigError(`The backup cannot be written to ${dirname(path)}: ${fault}.`);
  }
}

async function writeArchive(db: mongo.Db, draft: string, report: Report): Promise<BackupSummary> {
  const schemaVersion = await versionOf(db);
  const writer = new ArchiveWriter(draft);
  try {
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

/** Makes a new name survive a power cut. Windows cannot open folders, and writes names at once. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync();
  await folder.close();
}
