import type { Statistics, Viewed } from '@manjara/contracts';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SiteSettingsRepository } from '../site-settings/site-settings.repository';
import { dayAt, daysUntil } from './days';
import { DAYS, StatisticsRepository } from './statistics.repository';
import { ViewCounter } from './view-counter';

const WRITE_EVERY_MS = 60_000;

/** Counts views in memory and writes them once a minute: a crash loses one minute of counts. */
@Injectable()
export class StatisticsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(StatisticsService.name);
  private readonly counter = new ViewCounter();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly statistics: StatisticsRepository,
    private readonly settings: SiteSettingsRepository,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  count(viewed: Viewed): void {
    this.counter.count(dayAt(new Date()), viewed);
  }

  async find(): Promise<Statistics> {
    await this.write();
    return this.statistics.find(dayAt(new Date()));
  }

  /** Discards the counts when the owner has turned statistics off. */
  private async write(): Promise<void> {
    const counted = this.counter.take();
    if (counted.size === 0) return;
    try {
      const { countVisits } = await this.settings.get();
      if (!countVisits) return;
      for (const [day, counts] of counted) await this.statistics.add(day, counts);
      const [oldest = ''] = daysUntil(dayAt(new Date()), DAYS);
      await this.statistics.removeBefore(oldest);
    } catch (error) {
      this.logger.warn({ err: error }, 'a minute of views was not written');
    }
  }
}
