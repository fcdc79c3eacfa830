import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from './durations';

/**
 * Runs at the start and once a day, or as often as it says, and an hour later at most where that
 * failed.
 * Several processes may run at once.
 */
export abstract class PeriodicJob implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  protected readonly everyMs: number = DAY_MS;
  /** A run that is under way ends after its current batch. */
  protected stopping = false;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  protected abstract run(): Promise<void>;

  onApplicationBootstrap(): void | Promise<void> {
    void this.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Runs once, after a run that is under way; not at shutdown. */
  start(): Promise<void> {
    this.running = this.running.then(() => this.runAndPlan());
    return this.running;
  }

  private async runAndPlan(): Promise<void> {
    if (this.stopping) return;
    clearTimeout(this.timer);
    let pause = this.everyMs;
    try {
      await this.run();
    } catch (error) {
      pause = Math.min(pause, HOUR_MS);
      this.logger.warn({ err: error }, 'failed; it runs again in an hour at most');
    }
    if (!this.stopping) this.timer = setTimeout(() => void this.start(), pause).unref();
  }
}
