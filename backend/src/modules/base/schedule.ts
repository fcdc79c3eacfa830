import type { ScheduledItem } from '@manjara/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { defineError, fieldError } from '../../common/errors/api-error';
import type { Change } from '../../database/versioned-write';
import type { EntityDocument } from './entity-document';
import type { ScheduledDocument } from './schedule.schema';
import type { State } from './state.schema';
import type { Trashed } from './trash';

const NOT_A_DRAFT = defineError(400, 'schedule_of_published', {
  en: 'Only a draft can be published later. Take it off the site first.',
  ar: 'المسودة وحدها تُنشر في موعد لاحق. ألغِ النشر أولًا.',
});

const NO_SCHEDULE = { publishAt: 1, publishBy: 1, publishFaults: 1 } as const;

/** Whether it will be published by itself. */
export const isScheduled = ({ publishAt, publishFaults }: ScheduledDocument): boolean =>
  publishAt !== undefined && !publishFaults;

/**
 * The change of a schedule that a form makes: a published entity has none.
 * @param state of the entity after the change
 * @param publishAt absent: as it was; '': none
 * @throws ApiError 400 for a time of a published entity
 */
export function changeSchedule(
  current: ScheduledDocument,
  state: State,
  publishAt: string | undefined,
  by: string | undefined,
): Change {
  if (publishAt && state !== 'draft') throw fieldError('publishAt', NOT_A_DRAFT);
  if (publishAt) {
    return {
      $set: { publishAt: new Date(publishAt), publishBy: by },
      $unset: { publishFaults: 1 },
    };
  }
  const ends = current.publishAt && (publishAt === '' || state === 'published');
  return ends ? { $unset: NO_SCHEDULE } : {};
}

/** A time that has not passed. */
export const stillAhead = (time: Date | undefined): Date | undefined =>
  time && time > new Date() ? time : undefined;

/** For a draft from the trash: removes a schedule whose time has passed. */
export const dropPassed = ({ publishAt }: ScheduledDocument): Change['$unset'] =>
  publishAt && !stillAhead(publishAt) ? NO_SCHEDULE : {};

/** The drafts of one collection with a time of publication. */
export class Schedule<Document extends EntityDocument> {
  /** @param describe returns the names and the picture of a document */
  constructor(
    private readonly model: Model<Document>,
    private readonly describe: (document: Document) => Pick<Trashed, 'name' | 'arName' | 'image'>,
  ) {}

  /** The next ones first. @param limit maximum number */
  async list(limit: number): Promise<Omit<ScheduledItem, 'kind'>[]> {
    const found = await this.find({ $gt: new Date(0) }).limit(limit);
    return found.map((document) => ({
      _id: document._id.toHexString(),
      ...this.describe(document),
      publishAt: (document.publishAt as Date).toISOString(),
      publishFaults: document.publishFaults,
    }));
  }

  /** Those whose time has come. @param limit maximum number */
  due(limit: number): Promise<Document[]> {
    const found = this.find({ $gt: new Date(0), $lte: new Date() }, { publishFaults: null });
    return found.limit(limit).exec();
  }

  private find(publishAt: object, more: object = {}) {
    const filter = { state: 'draft', publishAt, ...more } as QueryFilter<Document>;
    return this.model.find(filter).sort({ publishAt: 1 }).lean<Document[]>();
  }
}
