import {
  RECEIVED,
  type Received,
  RETENTION_MONTHS,
  type RetentionChange,
  type RetentionMonths,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import { unlessMissed } from '../../../common/http/if-match';
import {
  atVersion,
  countingWrite,
  type DocumentVersion,
  type Versioned,
  versionFields,
  versionOf,
} from '../../../database/document-version';

/** The id of the only document: the choice is made for the whole site. */
const ID = 'retention';

interface RetentionDocument extends Partial<Record<Received, RetentionMonths>>, DocumentVersion {
  _id: string;
}

export const RETENTION_MODEL = 'Retention';

export const retentionSchema = new Schema<RetentionDocument>(
  { _id: { type: String, required: true }, messages: Number, jobs: Number, ...versionFields },
  { collection: 'retention', versionKey: false },
);

/** A number that cannot be chosen deletes nothing. */
const known = (months: RetentionMonths | undefined): RetentionMonths =>
  RETENTION_MONTHS.find((choice) => choice === months) ?? 0;

@Injectable()
export class RetentionRepository {
  constructor(@InjectModel(RETENTION_MODEL) private readonly choices: Model<RetentionDocument>) {}

  async find(): Promise<Versioned<Record<Received, RetentionMonths>>> {
    const found = await this.choices.findById(ID).lean();
    const value = { messages: known(found?.messages), jobs: known(found?.jobs) };
    return { value, version: versionOf(found) };
  }

  /**
   * What is absent stays.
   * @param expected the version that the choice must have
   * @throws ApiError 412 when it has another version
   */
  async change(change: RetentionChange, expected?: DocumentVersion): Promise<void> {
    const changed = RECEIVED.filter((kind) => change[kind] !== undefined);
    if (changed.length === 0) return;
    const $set = Object.fromEntries(changed.map((kind) => [kind, change[kind]]));
    const $setOnInsert = { messages: 0, jobs: 0 } as const;
    await this.choices.updateOne({ _id: ID }, { $setOnInsert }, { upsert: true });
    const filter = { _id: ID, ...atVersion(expected) };
    const written = await this.choices.findOneAndUpdate(filter, countingWrite({ $set })).lean();
    unlessMissed(written, expected);
  }
}
