import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { HOUR_MS } from '../../../common/durations';
import { ADMIN_MODEL, type AdminDocument, type SecondFactor } from '../admin.schema';

/** Codes of the app that may be tried in an hour: a million of them are possible, three of them right. */
const ATTEMPTS = 10;

/** Reads and writes the second factor of an admin; each of its codes counts once. */
@Injectable()
export class SecondFactorCodesService {
  constructor(@InjectModel(ADMIN_MODEL) private readonly admins: Model<AdminDocument>) {}

  /** Stores the encrypted secret of a second factor that is being set up. */
  async prepare(id: string, newSecret: string): Promise<void> {
    await this.admins.updateOne({ _id: id }, { $set: { newSecret } });
  }

  /** @returns whether the secret is still the one that is being set up */
  async turnOn(
    id: string,
    factor: Pick<SecondFactor, 'secret' | 'recoveryCodes' | 'lastStep'>,
  ): Promise<boolean> {
    const secondFactor: SecondFactor = { ...factor, attempts: 0, attemptsSince: new Date() };
    const { matchedCount } = await this.admins.updateOne(
      { _id: id, newSecret: factor.secret },
      { $set: { secondFactor }, $unset: { newSecret: 1 } },
    );
    return matchedCount === 1;
  }

  async turnOff(id: string): Promise<void> {
    await this.admins.updateOne({ _id: id }, { $unset: { secondFactor: 1, newSecret: 1 } });
  }

  /** @returns whether there is a second factor */
  async replaceRecoveryCodes(id: string, recoveryCodes: string[]): Promise<boolean> {
    const { matchedCount } = await this.admins.updateOne(
      { _id: id, 'secondFactor.secret': { $exists: true } },
      { $set: { 'secondFactor.recoveryCodes': recoveryCodes } },
    );
    return matchedCount === 1;
  }

  /** Counts an attempt before it is checked. @returns false when there were too many in an hour */
  async countAttempt(id: string): Promise<boolean> {
    const now = new Date();
    const anHourAgo = new Date(now.getTime() - HOUR_MS);
    await this.admins.updateOne(
      { _id: id, 'secondFactor.attemptsSince': { $lte: anHourAgo } },
      { $set: { 'secondFactor.attempts': 0, 'secondFactor.attemptsSince': now } },
    );
    const { matchedCount } = await this.admins.updateOne(
      { _id: id, 'secondFactor.attempts': { $lt: ATTEMPTS } },
      { $inc: { 'secondFactor.attempts': 1 } },
    );
    return matchedCount === 1;
  }

  /** Accepts a code of the app. @returns false when it, or a later one, was accepted already */
  async useStep(id: string, step: number): Promise<boolean> {
    const { matchedCount } = await this.admins.updateOne(
      { _id: id, 'secondFactor.lastStep': { $lt: step } },
      { $set: { 'secondFactor.lastStep': step, 'secondFactor.attempts': 0 } },
    );
    return matchedCount === 1;
  }

  /** Uses up a recovery code. @returns false if it is unknown or used */
  async useRecoveryCode(id: string, codes: readonly string[], digest: string): Promise<boolean> {
    const index = codes.indexOf(digest);
    if (index < 0) return false;
    const path = `secondFactor.recoveryCodes.${index}`;
    const { matchedCount } = await this.admins.updateOne(
      { _id: id, [path]: digest },
      { $set: { [path]: '' } },
    );
    return matchedCount === 1;
  }
}
