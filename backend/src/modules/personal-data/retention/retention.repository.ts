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
import { unlessMissed } from '../../../common/http/if-match';
import {
  atVersion,
  countingWrite,
  type DocumentVersion,
  type Versioned,
  versionOf,
} from '../../../database/document-version';
import { RETENTION_KEY, RETENTION_MODEL, type RetentionDocument } from './retention.schema';

/** What nobody has chosen, or what no version of this code writes, deletes nothing. */
const known = (months: RetentionMonths | undefined): RetentionMonths =>
  RETENTION_MONTHS.find((choice) => choice === months) ?? 0;

@Injectable()
export class RetentionRepository {
  constructor(@InjectModel(RETENTION_MODEL) private readonly choices: Model<RetentionDocument>) {}

  async find(): Promise<Versioned<Record<Received, RetentionMonths>>> {
    const found = await this.choices.findById(RETENTION_KEY).lean();
    const value = { messages: known(found?.messages), jobs: known(found?.jobs) };
    return { value, version: versionOf(found) };
  }

  /**
   * What is absent stays.
   * @param expected the version that the choice must have
   * @throws ApiError 412 when it has another version
   */
  async change(change: RetentionChange, expected?: DocumentVersion): Promise<void> {
    const named = RECEIVED.filter((name) => change[name] !== undefined);
    if (named.length === 0) return;
    const $set = Object.fromEntries(named.map((name) => [name, change[name]]));
    const _id = RETENTION_KEY;
    const forEver = { messages: 0, jobs: 0 } as const;
    await this.choices.updateOne({ _id }, { $setOnInsert: forEver }, { upsert: true });
    const update = countingWrite({ $set });
    const filter = { _id, ...atVersion(expected) };
    unlessMissed(await this.choices.findOneAndUpdate(filter, update).lean(), expected);
  }
}
