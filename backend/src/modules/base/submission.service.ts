import {
  type ActivityAction,
  type ActivityKind,
  type BulkChange,
  type BulkRevert,
  emailKey,
  type StoredRecords,
  type SubmissionChange,
} from '@manjara/contracts';
import { Inject } from '@nestjs/common';
import type { Model, QueryFilter, Types } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import { type IfMatch, ifVersion, type Precondition } from '../../common/http/if-match';
import type { Listed } from '../../common/http/pagination';
import { type DocumentVersion, type Versioned, versionOf } from '../../database/document-version';
import { type Change, updateAtVersion, writeVersioned } from '../../database/versioned-write';
import { ActivityService } from '../activity/activity.service';
import type { BulkItems, BulkWrite } from './bulk';
import { SpamFolder } from './spam-folder';
import {
  inState,
  type KeptState,
  outOfTrash,
  toTrash,
  type TrashableDocument,
} from './state.schema';
import type { SubmissionDocument, WorkState } from './submission.schema';
import {
  asSpam,
  changesNothing,
  toBulkUpdate,
  toRevert,
  toSubmissionUpdate,
} from './submission-change';
import { SubmissionList, type SubmissionsQuery } from './submission-list';
import { Trash } from './trash';

export type SubmissionIds = readonly Types.ObjectId[];

type FilledIn =
  | keyof (TrashableDocument & WorkState & DocumentVersion)
  | 'beforeBulk'
  | 'createdAt'
  | 'emailKey'
  | 'note';

/** Result of removing several submissions. */
export interface RemovedSubmissions {
  removed: number;
  /** Number of their files that could not be removed; the sweep removes them later. */
  pendingFiles: number;
}

/** The submissions of one public form. */
export abstract class SubmissionService<
  Document extends SubmissionDocument,
  Entity extends object,
> implements BulkItems {
  readonly trash: Trash<Document>;
  private readonly submissions: SubmissionList<Document>;
  private readonly spam: SpamFolder<Document>;

  @Inject() private readonly activity: ActivityService;

  /** @param kind address of the list in the API, without /api */
  constructor(
    protected readonly model: Model<Document>,
    private readonly kind: ActivityKind,
    private readonly notFound: ErrorDefinition,
  ) {
    this.trash = new Trash(model, notFound, ({ name }) => ({ name }));
    this.spam = new SpamFolder(model);
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

  /** Stores a new, unread submission; repeated spam, and links alone, in the spam folder. */
  async insert(
    fields: Omit<Document, FilledIn> & { email: string; message: string },
  ): Promise<{ id: Types.ObjectId; isSpam: boolean }> {
    const { email, message } = fields;
    const isSpam = await this.spam.takes(message);
    const document = new this.model({
      ...fields,
      isRead: false,
      createdAt: new Date(),
      emailKey: emailKey(email),
      ...(isSpam && asSpam(message)),
    });
    await document.save();
    return { id: document._id, isSpam };
  }

  /** Whether it is neither deleted, nor in the trash or the spam folder. */
  async isListed(id: Types.ObjectId): Promise<boolean> {
    const filter = { _id: id, ...inState() } as QueryFilter<Document>;
    return (await this.model.exists(filter)) !== null;
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<Entity> {
    return this.toEntity(await this.findKept(id));
  }

  /** @throws ApiError 404; 412 from `ifMatch` */
  async change(
    id: string,
    change: SubmissionChange,
    ifMatch?: IfMatch,
    by?: string,
  ): Promise<Entity> {
    const read = await this.findKept(id);
    if (change.spam === false) await this.spam.forget(read);
    const prepare = (current: Document) => toSubmissionUpdate(current, change);
    return this.toEntity(await this.rewrite(read, prepare, ifMatch, by));
  }

  /** Idempotent. @throws ApiError 404 */
  async restore(id: string, adminId: string): Promise<Entity> {
    const trashed = await this.trash.find(id);
    const restored =
      trashed && (await updateAtVersion(this.model, trashed, outOfTrash(trashed.stateBefore)));
    if (restored) await this.record('restored', restored, adminId);
    // If the update missed, another request has restored or permanently deleted it.
    return this.get(id);
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
  async changeOne(id: string, change: BulkChange, adminId: string): Promise<BulkWrite> {
    const read = await this.findKept(id);
    if (change.deleted) {
      const toTheTrash = ({ state }: Document) => toTrash(state as KeptState, adminId);
      const trashed = await this.rewrite(read, toTheTrash, undefined, adminId);
      await this.record('deleted', trashed, adminId);
      return { status: 'trashed', version: trashed.version };
    }
    if (changesNothing(toSubmissionUpdate(read, change))) return { status: read.state };
    if (change.spam === false) await this.spam.forget(read);
    const prepare = (current: Document) => toBulkUpdate(current, change);
    const { state, version } = await this.rewrite(read, prepare, undefined, adminId);
    return { status: state, version };
  }

  /** @throws ApiError 404; 412 if it has changed since */
  async revertOne({ id, version: expected }: BulkRevert, adminId: string): Promise<BulkWrite> {
    const read = await this.model.findById(id).lean<Document>();
    if (!read) throw new ApiError(this.notFound);
    const reverted = await this.rewrite(read, toRevert, ifVersion(expected), adminId);
    if (read.state === 'trashed') await this.record('restored', reverted, adminId);
    return { status: reverted.state, version: reverted.version };
  }

  /** Deletes one item that became spam before `time`. @returns false if there is none */
  async removeSpamBefore(time: Date): Promise<boolean> {
    const removed = await this.spam.removeBefore(time);
    if (removed) await this.removeFilesOf([removed]);
    return removed !== null;
  }

  /** @throws ApiError 404; 412 as the precondition says; 409 */
  private async rewrite(
    read: Document,
    prepare: (current: Document) => Change,
    precondition?: Precondition,
    by?: string,
  ): Promise<Document> {
    const { after } = await writeVersioned<Document, Change>(this.model, read, {
      check: (current) => precondition?.check(this.versioned(current)),
      prepare,
      keep: () => Promise.resolve(),
      publish: (update) => update(),
      reread: () => this.findKept(read._id),
      by,
    });
    return after;
  }

  /** Without the link to the CV, which differs each time. */
  private versioned(document: Document): Versioned<object> {
    return { value: tagged(this.toEntity(document)), version: versionOf(document) };
  }

  /** The activity log contains no personal data of visitors. */
  private record(action: ActivityAction, { _id }: Document, by?: string): Promise<void> {
    return this.activity.record({ action, kind: this.kind, id: _id.toHexString(), by });
  }

  /** One outside the trash. @throws ApiError 404 */
  protected async findKept(_id: string | Types.ObjectId): Promise<Document> {
    const filter = { _id, state: { $ne: 'trashed' } } as QueryFilter<Document>;
    const document = await this.model.findOne(filter).lean<Document>();
    if (!document) throw new ApiError(this.notFound);
    return document;
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
  const { _id, createdAt, repliedAt, spamAt, note, ...rest } = document;
  const {
    emailKey: _emailKey,
    spamKey: _spamKey,
    state: _state,
    beforeBulk: _before,
    version: _version,
    updatedAt: _updatedAt,
    updatedBy: _updatedBy,
    ...fields
  } = rest;
  return {
    _id: _id.toHexString(),
    ...fields,
    ...(repliedAt && { repliedAt: repliedAt.toISOString() }),
    ...(note && { note }),
    ...(spamAt && { spamAt: spamAt.toISOString() }),
    createdAt: createdAt.toISOString(),
  };
}

/** The part of an answer that its ETag covers: the link to a CV differs each time. */
export const tagged = (entity: object) => ({ ...entity, cv: undefined });

/** Removes the grouping of a phone number, so that any grouping matches. */
export const withoutGroups = (phone: string): string => phone.replace(/[\s()-]/g, '');
