import { RECEIVED, type Received } from '@manjara/contracts';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { BATCH } from '../in-batches';
import { ReceivedKinds } from '../received-kinds';
import { monthsBefore } from './months-before';
import { RetentionRepository } from './retention.repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * At the start and once a day, deletes what is older than the owner has chosen; an hour later where
 * that failed. Several processes may do so at once: each deletes what it still finds.
 */
@Injectable()
export class RetentionRuns implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionRuns.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(
    private readonly choice: RetentionRepository,
    private readonly kinds: ReceivedKinds,
  ) {}

  onApplicationBootstrap(): void {
    this.begin();
  }

  /** A run that is under way ends with its batch. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Runs once, after a run that is under way. */
  begin(): void {
    this.running = this.running.then(() => this.run());
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    const wait = (await this.attempt()) ? DAY_MS : HOUR_MS;
    if (!this.stopping) this.timer = setTimeout(() => this.begin(), wait).unref();
  }

  private async attempt(): Promise<boolean> {
    const removed = { messages: 0, jobs: 0 };
    try {
      for (const name of RECEIVED) {
        for (let count = 1; count > 0 && !this.stopping; removed[name] += count) {
          count = await this.removeBatch(name);
        }
      }
      return true;
    } catch (error) {
      this.logger.warn({ err: error }, 'retention failed; it runs again in an hour');
      return false;
    } finally {
      if (removed.messages + removed.jobs > 0)
        this.logger.log(removed, 'what was too old is deleted');
    }
  }

  /** Asks for the choice each time: who takes it back saves what is not deleted yet. */
  private async removeBatch(name: Received): Promise<number> {
    const months = (await this.choice.find()).value[name];
    if (months === 0) return 0;
    const kind = this.kinds[name];
    const ids = await kind.received.oldestBefore(monthsBefore(new Date(), months), BATCH);
    if (ids.length === 0) return 0;
    await kind.removeMany(ids);
    return ids.length;
  }
}
