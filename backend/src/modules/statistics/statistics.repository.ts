import type { Statistics } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { inState } from '../base/state.schema';
import { PROJECT_MODEL, type ProjectDocument } from '../projects/project.schema';
import { daysUntil } from './days';
import { STATISTICS_MODEL, type StatisticsDay } from './statistics.schema';
import type { DayCounts } from './view-counter';

/** Days that are shown; older ones are deleted. */
export const DAYS = 30;
const MOST_VIEWED = 10;

@Injectable()
export class StatisticsRepository {
  constructor(
    @InjectModel(STATISTICS_MODEL) private readonly days: Model<StatisticsDay>,
    @InjectModel(PROJECT_MODEL) private readonly projects: Model<ProjectDocument>,
  ) {}

  /** Adds to the counts of a day; ignores views of unknown projects. */
  async add(day: string, { visits, projects }: DayCounts): Promise<void> {
    const known = await this.projects
      .find({ _id: { $in: [...projects.keys()] } }, { _id: 1 })
      .lean();
    const views = known.map(({ _id }) => {
      const id = _id.toHexString();
      return [`projects.${id}`, projects.get(id)] as const;
    });
    const $inc = Object.fromEntries([...(visits ? [['visits', visits] as const] : []), ...views]);
    if (Object.keys($inc).length === 0) return;
    await this.days.updateOne({ _id: day }, { $inc }, { upsert: true });
  }

  async removeBefore(day: string): Promise<void> {
    await this.days.deleteMany({ _id: { $lt: day } });
  }

  /** The last `DAYS` days up to `today`, and their most viewed projects. */
  async find(today: string): Promise<Statistics> {
    const shown = daysUntil(today, DAYS);
    const found = await this.days.find({ _id: { $in: shown } }).lean();
    const byDay = new Map(found.map((day) => [day._id, day]));
    const views = new Map<string, number>();
    for (const { projects = {} } of found) {
      for (const [id, count] of Object.entries(projects)) {
        views.set(id, (views.get(id) ?? 0) + count);
      }
    }
    return {
      days: shown.map((day) => ({ day, visits: byDay.get(day)?.visits ?? 0 })),
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
