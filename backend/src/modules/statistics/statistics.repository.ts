import type { Statistics } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { inState } from '../base/state.schema';
import { PROJECT_MODEL, type ProjectDocument } from '../projects/project.schema';
import { dayAt, daysUntil } from './days';
import { STATISTICS_MODEL, type StatisticsDay } from './statistics.schema';

/** Days that are shown; older ones are deleted. */
const DAYS = 30;
const MOST_VIEWED = 10;

/** Visits of one day, and views by project id. */
export interface DayCounts {
  visits: number;
  projects: Map<string, number>;
}

const shownDays = () => daysUntil(dayAt(new Date()), DAYS);

@Injectable()
export class StatisticsRepository {
  constructor(
    @InjectModel(STATISTICS_MODEL) private readonly days: Model<StatisticsDay>,
    @InjectModel(PROJECT_MODEL) private readonly projects: Model<ProjectDocument>,
  ) {}

  /** Adds to the counts of days, and deletes old ones. Ignores views of unknown projects. */
  async add(counted: ReadonlyMap<string, DayCounts>): Promise<void> {
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

  /** The days that are shown, the oldest first, and their most viewed projects. */
  async find(): Promise<Statistics> {
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
