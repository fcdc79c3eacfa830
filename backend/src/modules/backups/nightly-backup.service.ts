import type { BackupFailure } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { nightlyName, removeOldBackups } from '../../backup/places/backup-place';
import { createPlace } from '../../backup/places/create-place';
import { storeBackup } from '../../backup/store-backup';
import { DAY_MS, MINUTE_MS } from '../../common/durations';
import { PeriodicJob } from '../../common/periodic-job';
import type { AppConfig } from '../../config/app-config';
import type { BackupSettings } from '../../config/backup-settings';
import { Config } from '../../config/config.module';
import { withDatabase } from '../../database/with-database';
import { BackupStateService } from './backup-state.service';

const NO_SPACE = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NO_ACCESS = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT'];
const NO_ACCESS_STATUSES = [301, 400, 401, 403, 404];

/** Midnight UTC is 03:00 in Riyadh, all the year. */
const lastNight = (): Date => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);

function reasonOf(error: unknown): BackupFailure {
  const { code = '', status = 0, name } = error as Error & { code?: string; status?: number };
  if (NO_SPACE.includes(code)) return 'no_space';
  if (NO_ACCESS.includes(code) || NO_ACCESS_STATUSES.includes(status)) return 'no_access';
  // `fetch` has a TypeError for a connection that fails.
  if (status >= 500 || ['TypeError', 'TimeoutError', 'S3NetworkError'].includes(name)) {
    return 'unreachable';
  }
  return 'unknown';
}

/** Makes a backup at three every night, or as soon as it can after that. */
@Injectable()
export class NightlyBackupService extends PeriodicJob {
  protected override readonly everyMs = 5 * MINUTE_MS;
  private readonly stop = new AbortController();

  constructor(
    @Config() private readonly config: AppConfig,
    private readonly states: BackupStateService,
  ) {
    super();
  }

  override async onApplicationBootstrap(): Promise<void> {
    if (!this.config.backup) return;
    await this.states.forgetFailedAttempt();
    await super.onApplicationBootstrap();
  }

  override onModuleDestroy(): Promise<void> {
    this.stop.abort();
    return super.onModuleDestroy();
  }

  protected async run(): Promise<void> {
    const { backup } = this.config;
    if (!backup) return;
    const night = lastNight();
    const running = await this.states.beginNightly(night);
    if (!running) return;
    try {
      await this.make(backup, nightlyName(night));
    } catch (error) {
      if (this.stop.signal.aborted) return await this.states.forgetAttempt();
      this.logger.error({ err: error }, 'the nightly backup failed; it is tried again in an hour');
      await this.states.recordFailure(reasonOf(error));
    } finally {
      await running.end();
    }
  }

  private async make(settings: BackupSettings, name: string): Promise<void> {
    const { passphrase, to } = settings;
    const stopped = this.stop.signal;
    const place = createPlace(settings, stopped);
    const { bytes, damaged } = await withDatabase(this.config.mongodbUri, (db) =>
      storeBackup(db, place, name, { passphrase, stopped }),
    );
    await this.states.recordSuccess({
      kind: to.kind,
      at: new Date(),
      bytes,
      damagedFiles: damaged.length,
    });
    this.logger.log({ name, bytes }, 'the nightly backup was made');
    if (damaged.length > 0) {
      // Older backups may still have the files.
      this.logger.error({ files: damaged.length }, 'damaged files are missing from the backup');
      return;
    }
    await removeOldBackups(place).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'old backups could not be deleted'),
    );
  }
}
