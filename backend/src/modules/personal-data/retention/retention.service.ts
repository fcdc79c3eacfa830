import {
  type OlderRecords,
  RECEIVED,
  type Retention,
  RETENTION_MONTHS,
  type RetentionChange,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import type { IfMatch } from '../../../common/http/if-match';
import type { Versioned } from '../../../database/document-version';
import { JobsRepository } from '../../jobs/jobs.repository';
import { MessagesRepository } from '../../messages/messages.repository';
import { monthsBefore, RetentionJob } from './retention-job';
import { RetentionRepository } from './retention.repository';

const CHOICES = RETENTION_MONTHS.filter((months) => months > 0);

function countOlder(submissions: Pick<MessagesRepository, 'countBefore'>): Promise<OlderRecords[]> {
  const now = new Date();
  return Promise.all(
    CHOICES.map(async (months) => ({
      months,
      count: await submissions.countBefore(monthsBefore(now, months)),
    })),
  );
}

/** The owner's choice of how long messages and applications are kept. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly choice: RetentionRepository,
    private readonly messages: MessagesRepository,
    private readonly jobs: JobsRepository,
    private readonly job: RetentionJob,
  ) {}

  /** The choice, and for each possible one how many would be deleted now. */
  async get(): Promise<Retention> {
    return (await this.find()).value;
  }

  /**
   * Saves the choice; what is older is deleted soon after this call.
   * @throws ApiError 412 as `ifMatch` says
   */
  async change(change: RetentionChange, ifMatch: IfMatch): Promise<Retention> {
    await this.choice.change(change, ifMatch.check(await this.find()));
    const retention = await this.get();
    if (RECEIVED.some((kind) => change[kind])) void this.job.start();
    return retention;
  }

  private async find(): Promise<Versioned<Retention>> {
    const older = {
      messages: await countOlder(this.messages),
      jobs: await countOlder(this.jobs),
    };
    const { value, version } = await this.choice.find();
    return { value: { ...value, older }, version };
  }
}
