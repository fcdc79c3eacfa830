import {
  RECEIVED,
  type Received,
  RETENTION_MONTHS,
  type RetentionChange,
  type RetentionMonths,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RETENTION_KEY, RETENTION_MODEL, type RetentionDocument } from './retention.schema';

/** What nobody has chosen, or what no version of this code writes, deletes nothing. */
const known = (months: RetentionMonths | undefined): RetentionMonths =>
  RETENTION_MONTHS.find((choice) => choice === months) ?? 0;

@Injectable()
export class RetentionRepository {
  constructor(@InjectModel(RETENTION_MODEL) private readonly choices: Model<RetentionDocument>) {}

  async find(): Promise<Record<Received, RetentionMonths>> {
    const found = await this.choices.findById(RETENTION_KEY).lean();
    return { messages: known(found?.messages), jobs: known(found?.jobs) };
  }

  /** What is absent stays. */
  async change(change: RetentionChange): Promise<void> {
    const named = RECEIVED.filter((name) => change[name] !== undefined);
    if (named.length === 0) return;
    const $set = Object.fromEntries(named.map((name) => [name, change[name]]));
    await this.choices.updateOne({ _id: RETENTION_KEY }, { $set }, { upsert: true });
  }
}
