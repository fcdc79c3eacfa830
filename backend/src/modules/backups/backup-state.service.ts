import type { BackupFailure, LinkToken } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '../../common/errors/database-errors';
import { HOUR_MS, MINUTE_MS } from '../../common/durations';
import { digestOf, newToken } from '../auth/link-token';
import type { SignedIn } from '../auth/token';
import {
  BACKUP_STATE_ID as _id,
  BACKUP_STATE_MODEL,
  type BackupStateDocument,
} from './backup-state.schema';

/** A process that was killed during a backup keeps others from one for so long. */
const LEASE_MS = 3 * MINUTE_MS;
const RENEW_MS = MINUTE_MS;
/** A nightly backup that failed is tried again after this. */
const RETRY_MS = HOUR_MS;
const LINK_MS = MINUTE_MS;

const NEVER = new Date(0);

type Filter = QueryFilter<BackupStateDocument>;
type Update = UpdateQuery<BackupStateDocument>;

/** The lease of the running backup: one at a time. */
interface RunningBackup {
  end(): Promise<void>;
}

@Injectable()
export class BackupStateService {
  constructor(
    @InjectModel(BACKUP_STATE_MODEL) private readonly states: Model<BackupStateDocument>,
  ) {}

  async find(): Promise<BackupStateDocument> {
    const found = await this.states.findById(_id).lean<BackupStateDocument>();
    return found ?? { _id, nightlyAt: NEVER, attemptedAt: NEVER, lease: '', leaseUntil: NEVER };
  }

  /** Creates the link of one download; an earlier link stops working. */
  async createLink({ adminId, sessionId }: SignedIn): Promise<LinkToken> {
    const token = newToken();
    const expiresAt = new Date(Date.now() + LINK_MS);
    const link = { tokenHash: digestOf(token), expiresAt, adminId, sessionId };
    await this.ensure();
    await this.states.updateOne({ _id }, { $set: { link } });
    return { token, expiresAt: expiresAt.toISOString() };
  }

  /** Who made the link; undefined when it was used, replaced, or has expired. */
  async findLink(token: string): Promise<BackupStateDocument['link']> {
    const { link } = await this.find();
    const isOpen = link?.tokenHash === digestOf(token) && link.expiresAt > new Date();
    return isOpen ? link : undefined;
  }

  /** Uses a link up. @returns null when another backup is being made, or the link was just used */
  beginDownload(token: string): Promise<RunningBackup | null> {
    return this.begin({ 'link.tokenHash': digestOf(token) }, { $unset: { link: 1 } });
  }

  /**
   * @param night the time at which the last one was due
   * @returns null when it was made, was tried within the last hour, or another one is being made
   */
  beginNightly(night: Date): Promise<RunningBackup | null> {
    const now = new Date();
    const earlier = new Date(now.getTime() - RETRY_MS);
    const isDue = { nightlyAt: { $lt: night }, attemptedAt: { $lt: earlier } };
    return this.begin(isDue, { $set: { attemptedAt: now } });
  }

  async recordSuccess(last: NonNullable<BackupStateDocument['last']>): Promise<void> {
    const isNightly = last.kind !== 'download';
    await this.states.updateOne(
      { _id },
      {
        $set: { last, ...(isNightly && { nightlyAt: last.at }) },
        ...(isNightly && { $unset: { failure: 1 } }),
      },
    );
  }

  /** Keeps the time of the first failure. */
  async recordFailure(reason: BackupFailure): Promise<void> {
    const { failure } = await this.find();
    const since = failure?.since ?? new Date();
    await this.states.updateOne({ _id }, { $set: { failure: { since, reason } } });
  }

  /** Lets a nightly backup that failed be tried at the next start: the settings may be others. */
  async forgetFailedAttempt(): Promise<void> {
    await this.states.updateOne({ _id, failure: { $exists: true } }, { attemptedAt: NEVER });
  }

  /** Lets a nightly backup that was interrupted begin again. */
  async forgetAttempt(): Promise<void> {
    await this.states.updateOne({ _id }, { $set: { attemptedAt: NEVER } });
  }

  private async begin(condition: Filter, change: Update): Promise<RunningBackup | null> {
    await this.ensure();
    const lease = randomUUID();
    const until = () => new Date(Date.now() + LEASE_MS);
    const { matchedCount } = await this.states.updateOne(
      { _id, leaseUntil: { $lt: new Date() }, ...condition },
      { ...change, $set: { ...change.$set, lease, leaseUntil: until() } },
    );
    if (matchedCount === 0) return null;
    const renew = (leaseUntil: Date) => this.states.updateOne({ _id, lease }, { leaseUntil });
    // Best effort: the next one may arrive.
    const timer = setInterval(() => void renew(until()).catch(() => {}), RENEW_MS).unref();
    return {
      async end() {
        clearInterval(timer);
        await renew(NEVER);
      },
    };
  }

  private async ensure(): Promise<void> {
    try {
      await this.states.updateOne(
        { _id },
        { $setOnInsert: { nightlyAt: NEVER, attemptedAt: NEVER, lease: '', leaseUntil: NEVER } },
        { upsert: true },
      );
    } catch (error) {
      // Another process was faster.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
