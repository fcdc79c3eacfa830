import { emailKey, type HeldRecords } from '@manjara/contracts';
import type { Model, QueryFilter, Types } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import { NEWEST_FIRST } from './entity.repository';

export type SubmissionIds = readonly Types.ObjectId[];

/** The fields that every form submission has. */
export interface SubmissionDocument {
  _id: Types.ObjectId;
  email: string;
  /** The same for every spelling of one e-mail address. */
  emailKey: string;
  isRead: boolean;
  createdAt: Date;
}

type FilledIn = '_id' | 'emailKey' | 'isRead' | 'createdAt';

/** Result of removing several submissions. */
export interface RemovedSubmissions {
  removed: number;
  /** Their files that could not be removed at once and are left to the sweep. */
  pendingFiles: number;
}

/** What visitors send with one form. */
export abstract class SubmissionRepository<Document extends SubmissionDocument, Entity> {
  constructor(
    protected readonly model: Model<Document>,
    private readonly notFound: ErrorDefinition,
  ) {}

  /** The document as the admin gets it. */
  protected abstract toEntity(document: Document): Entity;

  /** Newest first. */
  async list(): Promise<Entity[]> {
    const documents = await this.model.find().sort(NEWEST_FIRST).lean<Document[]>();
    return documents.map((document) => this.toEntity(document));
  }

  /** Newest first; those that are gone are left out. */
  findMany(ids: SubmissionIds): Promise<Document[]> {
    return this.model.find(this.among(ids)).sort({ _id: -1 }).lean<Document[]>().exec();
  }

  /** Keeps a submission that came in now and that nobody has read. */
  async insert(fields: Omit<Document, FilledIn> & { email: string }): Promise<Types.ObjectId> {
    const document = { ...fields, emailKey: emailKey(fields.email), isRead: false };
    const created = { ...document, createdAt: new Date() } as unknown as Document;
    return (await this.model.create(created))._id;
  }

  /** Whether it was not deleted since. */
  async isStored(id: Types.ObjectId): Promise<boolean> {
    return (await this.model.exists({ _id: id })) !== null;
  }

  /** @throws ApiError 404 */
  async setRead(id: string, isRead: boolean): Promise<Entity> {
    const changed = await this.model
      .findByIdAndUpdate(id, { $set: { isRead } }, { returnDocument: 'after' })
      .lean<Document>();
    if (!changed) throw new ApiError(this.notFound);
    return this.toEntity(changed);
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await this.removeDocument(id);
  }

  /** Removes several; those that are gone already are skipped. */
  async removeMany(ids: SubmissionIds): Promise<RemovedSubmissions> {
    const { deletedCount } = await this.model.deleteMany(this.among(ids));
    return { removed: deletedCount, pendingFiles: 0 };
  }

  /** How many an address has sent, and when the first and the last came. */
  async summaryOf(email: string): Promise<HeldRecords> {
    const found = await this.model.find(this.from(email), { createdAt: 1 }).lean<Document[]>();
    const times = found.map(({ createdAt }) => createdAt.toISOString()).sort();
    return { count: times.length, oldest: times[0] ?? null, newest: times.at(-1) ?? null };
  }

  /** @param limit at most so many; 0: all */
  async idsOf(email: string, limit = 0): Promise<Types.ObjectId[]> {
    return idsIn(
      await this.model.find(this.from(email), { _id: 1 }).limit(limit).lean<Document[]>(),
    );
  }

  countBefore(time: Date): Promise<number> {
    return this.model.countDocuments(this.before(time));
  }

  /** The oldest of those that came before `time`, at most so many. */
  async oldestBefore(time: Date, limit: number): Promise<Types.ObjectId[]> {
    const oldest = this.model.find(this.before(time), { _id: 1 }).sort({ createdAt: 1, _id: 1 });
    return idsIn(await oldest.limit(limit).lean<Document[]>());
  }

  /** @returns what it was; @throws ApiError 404 */
  protected async removeDocument(id: string): Promise<Document> {
    const removed = await this.model.findByIdAndDelete(id).lean<Document>();
    if (!removed) throw new ApiError(this.notFound);
    return removed;
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
