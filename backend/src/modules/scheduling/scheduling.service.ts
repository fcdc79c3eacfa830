import { DRAFT_KINDS, type ScheduledItem } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../common/durations';
import { PeriodicJob } from '../../common/periodic-job';
import { ContentLists } from '../base/content-lists';
import type { ListItems } from '../base/content-store.module';
import type { EntityDocument } from '../base/entity-document';

const MAX_LISTED = 100;
const BATCH = 100;

/** Drafts of all lists with a time of publication; publishes them then, or at the next start. */
@Injectable()
export class SchedulingService extends PeriodicJob {
  protected override readonly everyMs = MINUTE_MS;

  constructor(private readonly lists: ContentLists) {
    super();
  }

  /** The next ones first. */
  async list(): Promise<ScheduledItem[]> {
    const ofKinds = DRAFT_KINDS.map(async (kind) => {
      const items = await this.lists.of(kind).schedule.list(MAX_LISTED);
      return items.map((item) => ({ kind, ...item }));
    });
    return (await Promise.all(ofKinds))
      .flat()
      .sort((a, b) => a.publishAt.localeCompare(b.publishAt))
      .slice(0, MAX_LISTED);
  }

  /** Publishes all drafts that are due. A failure does not stop the others. */
  async run(): Promise<void> {
    for (const kind of DRAFT_KINDS) {
      const items = this.lists.of(kind);
      for (let progress = true; progress;) {
        const due = await items.schedule.due(BATCH);
        progress = false;
        for (const draft of due) progress = (await this.publish(items, draft)) || progress;
      }
    }
  }

  private async publish(items: ListItems, draft: EntityDocument): Promise<boolean> {
    try {
      return await items.publishScheduled(draft);
    } catch (error) {
      this.logger.warn({ err: error, id: draft._id }, 'a draft could not be published at its time');
      return false;
    }
  }
}
