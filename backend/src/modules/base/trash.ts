import type { TrashItem } from '@manjara/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import type { TrashableDocument } from './state.schema';

/** The names of an item; `arName` is absent if it has one language. */
export type Names = Pick<TrashItem, 'name' | 'arName'>;

/** A deleted item; `deletedBy` is the id of the admin. */
export type Trashed = Omit<TrashItem, 'kind'>;

/** The trash of one collection: deleted documents stay in it for 30 days. */
export class Trash<Document extends TrashableDocument> {
  /** @param describe returns the names and the picture of a document */
  constructor(
    private readonly model: Model<Document>,
    private readonly notFound: ErrorDefinition,
    private readonly describe: (document: Document) => Names & Pick<TrashItem, 'image'>,
  ) {}

  /** Last deleted first. @param limit maximum number */
  async list(limit: number): Promise<Trashed[]> {
    const found = this.model.find(this.filter()).sort({ deletedAt: -1, _id: -1 }).limit(limit);
    return (await found.lean<Document[]>()).map((document) => ({
      _id: document._id.toHexString(),
      ...this.describe(document),
      deletedAt: (document.deletedAt as Date).toISOString(),
      deletedBy: document.deletedBy ?? null,
    }));
  }

  count(): Promise<number> {
    return this.model.countDocuments(this.filter());
  }

  /** Ids of items deleted before `time`, oldest first. @param limit maximum number */
  async before(time: Date, limit: number): Promise<string[]> {
    const filter = { state: 'trashed', deletedAt: { $lt: time } } as QueryFilter<Document>;
    const found = this.model.find(filter, { _id: 1 }).sort({ deletedAt: 1, _id: 1 }).limit(limit);
    return (await found.lean<Document[]>()).map(({ _id }) => _id.toHexString());
  }

  find(id: string): Promise<Document | null> {
    return this.model.findOne(this.filter(id)).lean<Document>().exec();
  }

  /** Deletes permanently. @returns the document. @throws ApiError 404 if it is not in the trash */
  async remove(id: string): Promise<Document> {
    const removed = await this.model.findOneAndDelete(this.filter(id)).lean<Document>();
    if (!removed) throw new ApiError(this.notFound);
    return removed;
  }

  private filter(_id?: string) {
    return { ...(_id && { _id }), state: 'trashed' } as QueryFilter<Document>;
  }
}

/** The part of a service that the trash uses. */
export interface TrashableItems {
  trash: Pick<Trash<TrashableDocument>, 'list' | 'count' | 'before'>;
  removeForGood(id: string, by?: string): Promise<void>;
}
