import type { BackupStatus, LinkToken } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../common/durations';
import { ApiError } from '../../common/errors/api-error';
import type { AppConfig } from '../../config/app-config';
import { Config } from '../../config/config.module';
import type { SignedIn } from '../auth/token';
import { BackupStateService } from './backup-state.service';
import { BACKUPS_ERRORS } from './backups.errors';

const OLD_MS = 2 * DAY_MS;

/** The status of the backups for the dashboard. */
@Injectable()
export class BackupsService {
  constructor(
    @Config() private readonly config: AppConfig,
    private readonly states: BackupStateService,
  ) {}

  async status(): Promise<BackupStatus> {
    const { last, failure, leaseUntil } = await this.states.find();
    const { backup } = this.config;
    const now = Date.now();
    const isOld = last !== undefined && now - last.at.getTime() > OLD_MS;
    return {
      last: last ? { ...last, at: last.at.toISOString() } : null,
      isRunning: leaseUntil.getTime() > now,
      nightly: backup && {
        to: backup.to.kind,
        failure: failure ? { ...failure, since: failure.since.toISOString() } : null,
      },
      needsAttention: backup !== null && (failure !== undefined || isOld),
    };
  }

  /** @throws ApiError 409 while another backup is being made */
  async createLink(session: SignedIn): Promise<LinkToken> {
    if ((await this.status()).isRunning) throw new ApiError(BACKUPS_ERRORS.running);
    return this.states.createLink(session);
  }

  /** Since when the nightly backup fails. */
  async failedSince(): Promise<Date | undefined> {
    if (!this.config.backup) return undefined;
    return (await this.states.find()).failure?.since;
  }
}
