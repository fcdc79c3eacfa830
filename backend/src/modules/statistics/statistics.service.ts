import type { Statistics, Viewed } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MINUTE_MS } from '../../common/durations';
import { PeriodicJob } from '../../common/periodic-job';
import { inState } from '../base/state.schema';
import { PROJECT_MODEL, type ProjectDocument } from '../projects/project.schema';
import { SiteSettingsService } from '../site-settings/site-settings.service';
import { dayAt, daysUntil } from './days';
import { STATISTICS_MODEL, type StatisticsDay } from './statistics.schema';

/** Further projects are not counted until the next write, to limit the memory. */
const MAX_PROJECTS = 1_000;
/** Days that are shown; older ones are deleted. */
const DAYS = 30;
const MOST_VIEWED = 10;

/** Visits of one day, and views by project id. */
interface DayCounts {
  visits: number;
  projects: Map<string, number>;
}

const shownDays = () => daysUntil(dayAt(new Date()), DAYS);

/** Counts views in memory and writes them once a minute: a crash loses one minute of counts. */
@Injectable()
export class StatisticsService extends PeriodicJob {
  protected override readonly everyMs = MINUTE_MS;
  private unwritten = new Map<string, DayCounts>();

  constructor(
    @InjectModel(STATISTICS_MODEL) private readonly days: Model<StatisticsDay>,
    @InjectModel(PROJECT_MODEL) private readonly projects: Model<ProjectDocument>,
    private readonly settings: SiteSettingsService,
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

  /** The days that are shown, the oldest first, and their most viewed projects. */
  async find(): Promise<Statistics> {
    await this.run();
    const shown = shownDays();
    const found = await this.days.find({ _id: { $in: shown } }).lean();
    const visits = new Map(found.map((counts) => [counts._id, counts.visits ?? 0]));
    const views = new Map<string, number>();
    for (const [id, count] of found.flatMap(({ projects = {} }) => Object.entries(projects))) {
      views.set(id, (views.get(id) ?? 0) + count);
    }
    return {
      days: shown.map((day) => ({ day, visits: visits.get(day) ?? 0 })),
      projects: await this.mostViewed(views),
    };
  }

  /** Writes the counts; discards them when the owner has turned statistics off. */
  protected async run(): Promise<void> {
    const counted = this.unwritten;
    if (counted.size === 0) return;
    this.unwritten = new Map();
    try {
      if ((await this.settings.get()).countVisits) await this.add(counted);
    } catch (error) {
      this.logger.warn({ err: error }, 'page views of one minute could not be saved');
    }
  }

  /** Adds to the counts of days, and deletes old ones. Ignores views of unknown projects. */
  private async add(counted: ReadonlyMap<string, DayCounts>): Promise<void> {
    for (const [_id, { visits, projects }] of counted) {
      const known = await this.projects.find({ _id: { $in: [...projects.keys()] } }, '_id').lean();
      const $inc: Record<string, number> = visits > 0 ? { visits } : {};
      for (const project of known) {
        const id = project._id.toHexString();
        $inc[`projects.${id}`] = projects.get(id) ?? 0;
      }
      if (Object.keys($inc).length === 0) continue;
      await this.days.updateOne({ _id }, { $inc }, { upsert: true });
    }
    const [oldest = ''] = shownDays();
    await this.days.deleteMany({ _id: { $lt: oldest } });
  }

  private async mostViewed(views: ReadonlyMap<string, number>): Promise<Statistics['projects']> {
    const shown = await this.projects
      .find({ _id: { $in: [...views.keys()] }, ...inState() }, { name: 1, arName: 1 })
      .lean();
    return shown
      .map(({ _id, name, arName }) => {
        const id = _id.toHexString();
        return { _id: id, name, arName, views: views.get(id) ?? 0 };
      })
      .sort((a, b) => b.views - a.views || a._id.localeCompare(b._id))
      .slice(0, MOST_VIEWED);
  }
}
