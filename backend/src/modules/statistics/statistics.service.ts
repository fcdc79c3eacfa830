import type { Statistics, Viewed } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../common/durations';
import { PeriodicJob } from '../../common/periodic-job';
import { SiteSettingsRepository } from '../site-settings/site-settings.repository';
import { dayAt } from './days';
import { type DayCounts, StatisticsRepository } from './statistics.repository';

/** Further projects are not counted until the next write, to limit the memory. */
const MAX_PROJECTS = 1_000;

/** Counts views in memory and writes them once a minute: a crash loses one minute of counts. */
@Injectable()
export class StatisticsService extends PeriodicJob {
  protected override readonly everyMs = MINUTE_MS;
  private unwritten = new Map<string, DayCounts>();

  constructor(
    private readonly statistics: StatisticsRepository,
    private readonly settings: SiteSettingsRepository,
  ) {
    super();
  }

  override async onModuleDestroy(): Promise<void> {
    await super.onModuleDestroy();
    await this.run();
  }

  count({ visit, project }: Viewed): void {
    const today = dayAt(new Date());
    const counts = this.unwritten.get(today) ?? { visits: 0, projects: new Map<string, number>() };
    this.unwritten.set(today, counts);
    if (visit) counts.visits += 1;
    const id = project?.toLowerCase();
    if (!id || (counts.projects.size >= MAX_PROJECTS && !counts.projects.has(id))) return;
    counts.projects.set(id, (counts.projects.get(id) ?? 0) + 1);
  }

  async find(): Promise<Statistics> {
    await this.run();
    return this.statistics.find();
  }

  /** Writes the counts; discards them when the owner has turned statistics off. */
  protected async run(): Promise<void> {
    const counted = this.unwritten;
    if (counted.size === 0) return;
    this.unwritten = new Map();
    try {
      if ((await this.settings.get()).countVisits) await this.statistics.add(counted);
    } catch (error) {
      this.logger.warn({ err: error }, 'page views of one minute could not be saved');
    }
  }
}
