import {
  type ActivityAction,
  type ActivityKind,
  type BulkChange,
  type BulkRevert,
  emailKey,
  type StoredRecords,
  type ReadState,
} from '@manjara/contracts';
import { Inject } from '@nestjs/common';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import type { Listed } from '../../common/http/pagination';
import { ActivityService } from '../activity/activity.service';
import type { BulkItems, BulkWrite } from './bulk';
import { inState, outOfTrash, toTrash, type TrashableDocument } from './state.schema';
import type { SubmissionDocument } from './submission.schema';
import { SubmissionList, type SubmissionsQuery } from './submission-list';
import { Trash } from './trash';

export type SubmissionIds = readonly Types.ObjectId[];

type FilledIn = keyof TrashableDocument | 'emailKey' | 'isRead' | 'repliedAt' | 'createdAt';

/** Reverts need no version: a trashed submission does not change. */
const NO_VERSION = 0;

/** Result of removing several submissions. */
export interface RemovedSubmissions {
  removed: number;
  /** Number of their files that could not be removed; the sweep removes them later. */
  pendingFiles: number;
}

/** The submissions of one public form. */
export abstract class SubmissionService<
  Document extends SubmissionDocument,
  Entity,
> implements BulkItems {
  readonly trash: Trash<Document>;
  private readonly submissions: SubmissionList<Document>;

  @Inject() private readonly activity: ActivityService;

  /** @param kind address of the list in the API, without /api */
  constructor(
    protected readonly model: Model<Document>,
    private readonly kind: ActivityKind,
    private readonly notFound: ErrorDefinition,
  ) {
    this.trash = new Trash(model, notFound, ({ name }) => ({ name }));
    this.submissions = new SubmissionList(model, (document) => this.textsOf(document));
  }

  /** Maps a document to the API's format for admins. */
  protected abstract toEntity(document: Document): Entity;

  /** Removes the files of deleted submissions. */
  protected async removeFilesOf(_documents: Document[]): Promise<void> {
    // Most submissions have no files.
  }

  /** The texts to search in. */
  protected abstract textsOf(document: Document): string[];

  /** Pinned items first; each group newest first. */
  async find(query: SubmissionsQuery): Promise<Listed<Entity>> {
    const { items, total } = await this.submissions.find(query);
    return { items: items.map((document) => this.toEntity(document)), total };
  }

  /** By ids, newest first, including trashed ones; unknown ids are skipped. */
  findMany(ids: SubmissionIds): Promise<Document[]> {
    return this.model.find(this.among(ids)).sort({ _id: -1 }).lean<Document[]>().exec();
  }

  /** Stores a new, unread submission. */
  async insert(fields: Omit<Document, FilledIn> & { email: string }): Promise<Types.ObjectId> {
    const given = { isRead: false, createdAt: new Date(), emailKey: emailKey(fields.email) };
    const document = new this.model({ ...fields, ...given });
    await document.save();
    return document._id;
  }

  /** Whether it is neither deleted nor in the trash. */
  async isListed(id: Types.ObjectId): Promise<boolean> {
    return (await this.model.exists(this.listed(id))) !== null;
  }

  /** @throws ApiError 404 */
  async setRead(id: string, { isRead, replied }: ReadState): Promise<Entity> {
    const update = {
      $set: { isRead, ...(replied && { repliedAt: new Date() }) },
      ...(replied === false && { $unset: { repliedAt: 1 } }),
    } as UpdateQuery<Document>;
    const changed = await this.model
      .findOneAndUpdate(this.listed(id), update, { returnDocument: 'after' })
      .lean<Document>();
    if (!changed) throw new ApiError(this.notFound);
    return this.toEntity(changed);
  }

  /** Idempotent. @throws ApiError 404 */
  async restore(id: string, adminId: string): Promise<Entity> {
    const update = outOfTrash() as UpdateQuery<Document>;
    const { modifiedCount } = await this.model.updateOne({ _id: id, state: 'trashed' }, update);
    const restored = await this.model.findOne(this.listed(id)).lean<Document>();
    if (!restored) throw new ApiError(this.notFound);
    if (modifiedCount > 0) await this.record('restored', restored, adminId);
    return this.toEntity(restored);
  }

  /**
   * Deletes permanently.
   * @param by id of the admin; absent when its time in the trash is over
   * @throws ApiError 404 if it is not in the trash
   */
  async removeForGood(id: string, by?: string): Promise<void> {
    const removed = await this.trash.remove(id);
    await this.record('deleted_for_good', removed, by);
    await this.removeFilesOf([removed]);
  }

  /** Deletes several permanently; unknown ids are skipped. */
  async removeMany(ids: SubmissionIds): Promise<RemovedSubmissions> {
    const { deletedCount } = await this.model.deleteMany(this.among(ids));
    return { removed: deletedCount, pendingFiles: 0 };
  }

  /** Number, first and last date of the submissions from an address, including trashed ones. */
  async summaryOf(email: string): Promise<StoredRecords> {
    const found = await this.model.find(this.from(email), { createdAt: 1 }).lean<Document[]>();
    const times = found.map(({ createdAt }) => createdAt.toISOString()).sort();
    return { count: times.length, oldest: times[0] ?? null, newest: times.at(-1) ?? null };
  }

  /** @param limit maximum number; 0: all */
  async idsOf(email: string, limit = 0): Promise<Types.ObjectId[]> {
    return idsIn(
      await this.model.find(this.from(email), { _id: 1 }).limit(limit).lean<Document[]>(),
    );
  }

  countBefore(time: Date): Promise<number> {
    return this.model.countDocuments(this.before(time));
  }

  /** The oldest submissions received before `time`. @param limit maximum number */
  async oldestBefore(time: Date, limit: number): Promise<Types.ObjectId[]> {
    const oldest = this.model.find(this.before(time), { _id: 1 }).sort({ createdAt: 1, _id: 1 });
    return idsIn(await oldest.limit(limit).lean<Document[]>());
  }

  /** @throws ApiError 404 */
  async changeOne(id: string, _change: BulkChange, adminId: string): Promise<BulkWrite> {
    const update = toTrash('published', adminId) as UpdateQuery<Document>;
    const trashed = await this.model.findOneAndUpdate(this.listed(id), update).lean<Document>();
    if (!trashed) throw new ApiError(this.notFound);
    await this.record('deleted', trashed, adminId);
    return { status: 'trashed', version: NO_VERSION };
  }

  /** @throws ApiError 404 */
  async revertOne({ id }: BulkRevert, adminId: string): Promise<BulkWrite> {
    await this.restore(id, adminId);
    return { status: 'published', version: NO_VERSION };
  }

  /** The activity log contains no personal data of visitors. */
  private record(action: ActivityAction, { _id }: Document, by?: string): Promise<void> {
    return this.activity.record({ action, kind: this.kind, id: _id.toHexString(), by });
  }

  protected listed(_id: string | Types.ObjectId) {
    return { _id, ...inState() } as QueryFilter<Document>;
  }

  private among(ids: SubmissionIds) {
    return { _id: { $in: [...ids] } } as QueryFilter<Document>;
  }

  private from(email: string) {
    return { emailKey: emailKey(email) } as QueryFilter<Document>;
  }

  private before(time: Date) {
    return { createdAt: { $lt: time } } as QueryFilter<Document>;
  }
}

const idsIn = (found: { _id: Types.ObjectId }[]) => found.map(({ _id }) => _id);

/** Maps the common fields to the API's format. */
export function toSubmission<Document extends SubmissionDocument>(document: Document) {
  const { _id, createdAt, repliedAt, emailKey: _key, state: _state, ...fields } = document;
  return {
    _id: _id.toHexString(),
    ...fields,
    ...(repliedAt && { repliedAt: repliedAt.toISOString() }),
    createdAt: createdAt.toISOString(),
  };
}

/** Removes the grouping of a phone number, so that any grouping matches. */
export const withoutGroups = (phone: string): string => phone.replace(/[\s()-]/g, '');
