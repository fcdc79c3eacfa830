import {
  ACTIVITY_DAYS,
  type Activity,
  type ActivityKind,
  type DatedKind,
} from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DAY_MS } from '../../common/durations';
import type { Listed, Page } from '../../common/http/pagination';
import { ACTIVITY_MODEL, type ActivityDocument } from './activity.schema';

/** What to record. */
interface NewActivity extends Partial<Omit<ActivityDocument, '_id' | 'at' | 'action'>> {
  action: ActivityDocument['action'];
}

/** Who did what and when, for a year. */
@Injectable()
export class ActivityService {
  private readonly logger = new Logger(ActivityService.name);

  constructor(@InjectModel(ACTIVITY_MODEL) private readonly activity: Model<ActivityDocument>) {}

  /**
   * Records an action after it was done. Never rejects: a failure is only logged.
   * @param activity without `by` it was the program, and is not recorded
   */
  async record({ by, fields = [], ...activity }: NewActivity): Promise<void> {
    if (!by) return;
    try {
      await this.activity.create({ ...activity, by, fields, at: new Date() });
    } catch (error) {
      this.logger.error({ err: error }, 'an activity could not be recorded');
    }
  }

  /** Items added (also as drafts) or published after a time, newest first. */
  findAdded(kinds: readonly DatedKind[], after: Date, limit: number): Promise<ActivityDocument[]> {
    const filter = {
      at: { $gt: after },
      action: { $in: ['created', 'published', 'published_as_scheduled'] },
      kind: { $in: [...kinds] },
    } as const;
    return this.activity
      .find(filter)
      .sort({ at: -1 })
      .limit(limit)
      .lean<ActivityDocument[]>()
      .exec();
  }

  /**
   * A page of the activities, newest first; `by` is the id of the admin.
   * @param kinds only of these; absent: all, sign-ins included
   */
  async list({ page, limit }: Page, kinds?: readonly ActivityKind[]): Promise<Listed<Activity>> {
    // TTL deletion runs about once a minute.
    const filter = {
      at: { $gt: new Date(Date.now() - ACTIVITY_DAYS * DAY_MS) },
      ...(kinds && { kind: { $in: kinds } }),
    };
    const found = this.activity.find(filter).sort({ at: -1 });
    const [documents, total] = await Promise.all([
      found
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<ActivityDocument[]>(),
      this.activity.countDocuments(filter),
    ]);
    const items = documents.map(({ _id, at, ...activity }) => ({
      _id: _id.toHexString(),
      at: at.toISOString(),
      ...activity,
    }));
    return { items, total };
  }
}
