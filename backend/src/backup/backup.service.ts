import { Injectable } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config/app-config';
import { SCHEMA_VERSION } from '../database/migrations';
import { StoredDocuments } from '../database/stored-documents';
import { StoredBuckets } from '../storage/stored-buckets';
import {
  FORMAT,
  FORMAT_VERSION,
  type Manifest,
  MANIFEST,
  README_TEXT,
  READ_ME,
} from './archive-format';
import { ArchiveWriter } from './archive-writer';
import { BackupRun, type BackupSummary } from './backup-run';
import { checkBackup } from './check-backup';
import { DraftFile, writeFault } from './draft-file';
import type { Progress } from './progress';

export interface WrittenBackup extends BackupSummary {
  bytes: number;
}

@Injectable()
export class BackupService {
  constructor(
    private readonly documents: StoredDocuments,
    private readonly buckets: StoredBuckets,
  ) {}

  /**
   * Writes all that the database holds to one file, while the site may run. The file appears under
   * its name once it is whole and was read again.
   * @param path absolute; nothing must be there
   * @param signal breaks it off; then nothing is left
   * @throws ConfigError when there is something at `path`, or the disk does not take the backup
   */
  async write(path: string, progress: Progress, signal: AbortSignal): Promise<WrittenBackup> {
    try {
      return await this.writeDraft(path, progress, signal);
    } catch (error) {
      throw writeFault(error, path);
    }
  }

  private async writeDraft(
    path: string,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<WrittenBackup> {
    const draft = await DraftFile.begin(path);
    try {
      const schemaVersion = await this.documents.schemaVersion();
      const summary = await this.fill(draft, schemaVersion, progress, signal);
      await checkBackup(draft.path, Math.max(SCHEMA_VERSION, schemaVersion ?? 0), progress);
      signal.throwIfAborted();
      const { size: bytes } = await stat(draft.path);
      await draft.publish();
      return { ...summary, bytes };
    } finally {
      await draft.remove();
    }
  }

  private async fill(
    draft: DraftFile,
    schemaVersion: number | null,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<BackupSummary> {
    const writer = await ArchiveWriter.open(draft.path, join(draft.folder, 'checksums'));
    try {
      const manifest: Manifest = {
        format: FORMAT,
        formatVersion: FORMAT_VERSION,
        createdAt: new Date().toISOString(),
        schemaVersion,
      };
      await writer.addText(MANIFEST, `${JSON.stringify(manifest)}\n`);
      await writer.addText(READ_ME, README_TEXT);
      const run = new BackupRun(this.documents, this.buckets, writer, progress, signal);
      const summary = await run.addAll(join(draft.folder, 'collection'));
      if ((await this.documents.schemaVersion()) !== schemaVersion) {
        throw new ConfigError('The site was being updated meanwhile: start the backup again.');
      }
      await writer.finish();
      return summary;
    } finally {
      await writer.close();
    }
  }
}
