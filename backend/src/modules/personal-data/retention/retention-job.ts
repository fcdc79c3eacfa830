import { RECEIVED, type Received } from '@manjara/contracts';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { JobsRepository } from '../../jobs/jobs.repository';
import { MessagesRepository } from '../../messages/messages.repository';
import { monthsBefore, RetentionRepository } from './retention.repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How many submissions are removed at once. */
const BATCH = 100;

/**
 * Deletes what is older than the owner has chosen: at the start and once a day, and an hour later
 * where that failed. Several processes may do so at once: each deletes what it still finds.
 */
@Injectable()
export class RetentionJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionJob.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(
    private readonly choice: RetentionRepository,
    private readonly messages: MessagesRepository,
    private readonly jobs: JobsRepository,
  ) {}

  onApplicationBootstrap(): void {
    void this.start();
  }

  /** A run that is under way ends with its batch. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Runs once, after a run that is under way. */
  start(): Promise<void> {
    this.running = this.running.then(() => this.run());
    return this.running;
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    let pause = DAY_MS;
    try {
      for (const kind of RECEIVED) await this.removeOld(kind);
    } catch (error) {
      pause = HOUR_MS;
      this.logger.warn({ err: error }, 'retention failed; it runs again in an hour');
    }
    if (!this.stopping) this.timer = setTimeout(() => void this.start(), pause).unref();
  }

  /** Reads the choice for each batch: who takes it back saves what is not deleted yet. */
  private async removeOld(kind: Received): Promise<void> {
    let deleted = 0;
    try {
      while (!this.stopping) {
        const months = (await this.choice.find()).value[kind];
        if (months === 0) break;
        const time = monthsBefore(new Date(), months);
        const ids = await this[kind].oldestBefore(time, BATCH);
        if (ids.length === 0) break;
        await this[kind].removeMany(ids);
        deleted += ids.length;
      }
    } finally {
      if (deleted > 0) this.logger.log({ [kind]: deleted }, 'old submissions were deleted');
    }
  }
}
