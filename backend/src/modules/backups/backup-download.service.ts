import { Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeArchive } from '../../backup/write-backup';
import { MINUTE_MS } from '../../common/durations';
import { ApiError } from '../../common/errors/api-error';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import { withDatabase } from '../../database/with-database';
import { ActivityService } from '../activity/activity.service';
import { OwnersService } from '../auth/owners.service';
import { SessionsService } from '../auth/sessions.service';
import { BackupStateService } from './backup-state.service';
import { BACKUPS_ERRORS } from './backups.errors';

/** Ends the download of a client that reads nothing for this time. */
const STALLED_MS = 10 * MINUTE_MS;

/** Sends a backup of the whole database, as it is written. */
@Injectable()
export class BackupDownloadService {
  private readonly logger = new Logger(BackupDownloadService.name);

  constructor(
    @Config() private readonly config: AppConfig,
    private readonly activity: ActivityService,
    private readonly states: BackupStateService,
    private readonly owners: OwnersService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Uses up the link. Cuts the connection when the backup fails, so that an incomplete one never
   * looks complete.
   * @throws ApiError 403 or 409 before anything is sent
   */
  async send(token: string, response: Response): Promise<void> {
    // Only a download uses the link up.
    const link = response.req.method === 'GET' && (await this.states.findLink(token));
    if (!link || !(await this.isOwner(link))) throw new ApiError(BACKUPS_ERRORS.linkInvalid);
    const running = await this.states.beginDownload(token);
    if (!running) throw new ApiError(BACKUPS_ERRORS.running);
    try {
      await this.activity.record({ action: 'downloaded_everything', by: link.adminId });
      const at = new Date();
      response.set({
        'Content-Type': 'application/x-tar',
        'Content-Disposition': `attachment; filename=manjara-${at.toISOString().slice(0, 10)}.tar`,
      });
      response.setTimeout(STALLED_MS, () => response.destroy());
      const sent = await this.write(response);
      await this.states.recordSuccess({ kind: 'download', at, ...sent });
    } catch (error) {
      this.logger.warn({ err: error }, 'the download of a backup was not finished');
      response.destroy();
    } finally {
      await running.end();
    }
    // Last: a client with the whole file may ask for the next backup.
    response.end();
  }

  /** Writes everything, and leaves the response open. */
  private async write(response: Response): Promise<{ bytes: number; damagedFiles: number }> {
    let bytes = 0;
    const archive = new PassThrough();
    archive.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const sending = pipeline(archive, response, { end: false });
    const writing = withDatabase(this.config.mongodbUri, (db) =>
      writeArchive(db, archive, () => {}),
    );
    const [{ damaged }] = await Promise.all([writing, sending]);
    return { bytes, damagedFiles: damaged.length };
  }

  private async isOwner({ adminId, sessionId }: { adminId: string; sessionId: string }) {
    const [role, isSignedIn] = await Promise.all([
      this.owners.roleOf(adminId),
      this.sessions.isActive(sessionId, adminId),
    ]);
    return isSignedIn && role === 'owner';
  }
}
