import {
  type OlderRecords,
  RECEIVED,
  type Received,
  type Retention,
  RETENTION_MONTHS,
  type RetentionChange,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import type { IfMatch } from '../../../common/http/if-match';
import type { Versioned } from '../../../database/document-version';
import { ReceivedKinds } from '../received-kinds';
import { monthsBefore } from './months-before';
import { RetentionRepository } from './retention.repository';
import { RetentionRuns } from './retention-runs';

const CHOICES = RETENTION_MONTHS.filter((months) => months > 0);

/** The owner's choice of how long messages and applications are kept. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly choice: RetentionRepository,
    private readonly kinds: ReceivedKinds,
    private readonly runs: RetentionRuns,
  ) {}

  /** The choice, and for each that there is how many would be deleted now. */
  async get(): Promise<Retention> {
    return (await this.find()).value;
  }

  private async find(): Promise<Versioned<Retention>> {
    const now = new Date();
    const [messages, jobs] = [await this.older('messages', now), await this.older('jobs', now)];
    const { value, version } = await this.choice.find();
    return { value: { ...value, older: { messages, jobs } }, version };
  }

  /**
   * Saves the choice; what is older than it is deleted soon, not within this call.
   * @throws ApiError 412 as `ifMatch` says
   */
  async change(change: RetentionChange, ifMatch: IfMatch): Promise<Retention> {
    await this.choice.change(change, ifMatch.check(await this.find()));
    const retention = await this.get();
    if (RECEIVED.some((name) => change[name])) this.runs.begin();
    return retention;
  }

  private older(name: Received, now: Date): Promise<OlderRecords[]> {
    const { received } = this.kinds[name];
    return Promise.all(
      CHOICES.map(async (months) => ({
        months,
        count: await received.countBefore(monthsBefore(now, months)),
      })),
    );
  }
}
