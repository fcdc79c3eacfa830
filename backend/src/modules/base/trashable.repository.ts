import {
  type ActivityAction,
  type ActivityKind,
  type BulkChange,
  type BulkRequest,
  type BulkRevert,
  type Image,
  type TrashItem,
} from '@manjara/contracts';
import { Inject } from '@nestjs/common';
import type { Model, QueryFilter } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import { ActivityRepository } from '../activity/activity.repository';
import { type BulkOutcome, type BulkWrite, eachInTurn } from './bulk';
import type { TrashableDocument } from './state.schema';

/** What an item is called; `arName` is absent where it has one language. */
export type Names = Pick<TrashItem, 'name' | 'arName'>;

/** A deleted item; `deletedBy` is the id of the admin. */
export type Trashed = Omit<TrashItem, 'kind'>;

/** Documents of one collection that stay in the trash for 30 days when they are deleted. */
export abstract class TrashableRepository<Document extends TrashableDocument, Entity> {
  // Not by the constructor, through which every subclass would have to pass it on.
  @Inject(ActivityRepository)
  private readonly activity: ActivityRepository;

  /** @param kind address of the list in the API, without /api */
  constructor(
    protected readonly model: Model<Document>,
    protected readonly kind: ActivityKind,
    protected readonly notFound: ErrorDefinition,
  ) {}

  /** @throws ApiError 404 */
  async moveToTrash(id: string, adminId: string): Promise<void> {
    await this.changeOne(id, { deleted: true }, adminId);
  }

  /** Makes one change to each of several items, or takes the last one back. */
  changeMany(request: BulkRequest, adminId: string): Promise<BulkOutcome[]> {
    const { ids = [], revert, status, category, arCategory, deleted } = request;
    if (revert) return eachInTurn(revert, (item) => this.revertOne(item, adminId));
    const change = { status, category, arCategory, deleted };
    const items = ids.map((id) => ({ id }));
    return eachInTurn(items, ({ id }) => this.changeOne(id, change, adminId));
  }

  /**
   * Brings it back with its state and place. Idempotent.
   * @throws ApiError 404
   */
  abstract restore(id: string, adminId: string): Promise<Entity>;

  /** @throws ApiError 400 if it publishes an incomplete draft; 404 */
  protected abstract changeOne(id: string, change: BulkChange, adminId: string): Promise<BulkWrite>;

  /**
   * Takes back the write that has made the version.
   * @throws ApiError 404; 412 if the item has another version by now
   */
  protected abstract revertOne(item: BulkRevert, adminId: string): Promise<BulkWrite>;

  protected abstract namesOf(document: Document): Names;

  /** The names that the activity keeps. */
  protected recordedNames(document: Document): Partial<Names> {
    return this.namesOf(document);
  }

  /** Adds an entry to the activity log. @param by id of the admin; absent: the program */
  protected record(
    action: ActivityAction,
    document: Document,
    by: string | undefined,
    fields?: string[],
  ): Promise<void> {
    const id = document._id.toHexString();
    const names = this.recordedNames(document);
    return this.activity.record({ action, kind: this.kind, id, ...names, fields, by });
  }

  /** Shown in the trash. */
  protected thumbnailOf(_document: Document): Image | undefined {
    return undefined;
  }

  /** Last deleted first. @param limit at most so many */
  async findTrashed(limit: number): Promise<Trashed[]> {
    const found = this.model.find(this.trashed()).sort({ deletedAt: -1, _id: -1 }).limit(limit);
    return (await found.lean<Document[]>()).map((document) => ({
      _id: document._id.toHexString(),
      ...this.namesOf(document),
      image: this.thumbnailOf(document),
      deletedAt: (document.deletedAt as Date).toISOString(),
      deletedBy: document.deletedBy ?? null,
    }));
  }

  countTrashed(): Promise<number> {
    return this.model.countDocuments(this.trashed());
  }

  /** Ids of items deleted before `time`, oldest first. @param limit maximum number */
  async trashedBefore(time: Date, limit: number): Promise<string[]> {
    const filter = { state: 'trashed', deletedAt: { $lt: time } } as QueryFilter<Document>;
    const found = this.model.find(filter, { _id: 1 }).sort({ deletedAt: 1, _id: 1 }).limit(limit);
    return (await found.lean<Document[]>()).map(({ _id }) => _id.toHexString());
  }

  /**
   * Deletes permanently.
   * @param by id of the admin; absent: its time in the trash is over
   * @returns the document
   * @throws ApiError 404 if it is not in the trash
   */
  async removeForGood(id: string, by?: string): Promise<Document> {
    const removed = await this.model.findOneAndDelete(this.trashed(id)).lean<Document>();
    if (!removed) throw new ApiError(this.notFound);
    await this.record('deleted_for_good', removed, by);
    return removed;
  }

  protected trashed(_id?: string) {
    return { ...(_id && { _id }), state: 'trashed' } as QueryFilter<Document>;
  }
}
