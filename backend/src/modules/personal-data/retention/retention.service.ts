import {
  type OlderRecords,
  RECEIVED,
  type Received,
  type Retention,
  RETENTION_MONTHS,
  type RetentionChange,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
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
    const now = new Date();
    const [messages, jobs] = [await this.older('messages', now), await this.older('jobs', now)];
    return { ...(await this.choice.find()), older: { messages, jobs } };
  }

  /** Saves the choice; what is older than it is deleted soon, not within this call. */
  async change(change: RetentionChange): Promise<Retention> {
    await this.choice.change(change);
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
