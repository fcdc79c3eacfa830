import {
  type OlderRecords,
  SUBMISSION_KINDS,
  type SubmissionKind,
  type Retention,
  RETENTION_MONTHS,
  type RetentionChange,
  type RetentionMonths,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { IfMatch } from '../../../common/http/if-match';
import {
  type DocumentVersion,
  type Versioned,
  versionFields,
  versionOf,
} from '../../../database/document-version';
import { updateIfMatched } from '../../../database/versioned-write';
import { JobsService } from '../../jobs/jobs.service';
import { MessagesService } from '../../messages/messages.service';

/** There is one document, as the period applies to the whole site. */
const ID = 'retention';

interface RetentionDocument
  extends Partial<Record<SubmissionKind, RetentionMonths>>, DocumentVersion {
  _id: string;
}

export const RETENTION_MODEL = 'Retention';

export const retentionSchema = new Schema<RetentionDocument>(
  { _id: { type: String, required: true }, messages: Number, jobs: Number, ...versionFields },
  { collection: 'retention', versionKey: false },
);

/** An unknown number counts as 0: nothing is deleted. */
const known = (months: RetentionMonths | undefined): RetentionMonths =>
  RETENTION_MONTHS.find((choice) => choice === months) ?? 0;

/**
 * Subtracts calendar months; a missing day becomes the last one of the month: three months before
 * 31 May is the end of February, never in March.
 */
export function monthsBefore(time: Date, months: number): Date {
  const earlier = new Date(time);
  earlier.setUTCMonth(time.getUTCMonth() - months);
  if (earlier.getUTCDate() !== time.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** The owner's choice of how long messages and applications are stored. */
@Injectable()
export class RetentionService {
  constructor(
    @InjectModel(RETENTION_MODEL) private readonly choices: Model<RetentionDocument>,
    private readonly messages: MessagesService,
    private readonly jobs: JobsService,
  ) {}

  async find(): Promise<Versioned<Record<SubmissionKind, RetentionMonths>>> {
    const found = await this.choices.findById(ID).lean();
    const value = { messages: known(found?.messages), jobs: known(found?.jobs) };
    return { value, version: versionOf(found) };
  }

  /** How many submissions each possible choice would delete now. */
  async countOlder(): Promise<Retention['older']> {
    return { messages: await this.olderOf('messages'), jobs: await this.olderOf('jobs') };
  }

  /**
   * Absent fields stay unchanged.
   * @throws ApiError 412 when `ifMatch` does not hold
   */
  async change(change: RetentionChange, ifMatch: IfMatch): Promise<void> {
    const expected = ifMatch.check(await this.find());
    const changed = SUBMISSION_KINDS.filter((kind) => change[kind] !== undefined);
    if (changed.length === 0) return;
    const $set = Object.fromEntries(changed.map((kind) => [kind, change[kind]]));
    const $setOnInsert = { messages: 0, jobs: 0 } as const;
    await this.choices.updateOne({ _id: ID }, { $setOnInsert }, { upsert: true });
    await updateIfMatched(this.choices, ID, { $set }, expected);
  }

  private olderOf(kind: SubmissionKind): Promise<OlderRecords[]> {
    const now = new Date();
    const choices = RETENTION_MONTHS.filter((months) => months > 0);
    return Promise.all(
      choices.map(async (months) => ({
        months,
        count: await this[kind].countBefore(monthsBefore(now, months)),
      })),
    );
  }
}
