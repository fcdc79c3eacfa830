import type { Model, Types } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import type { ContentRevision } from '../../database/content-revision';

export type Sort = Record<string, 1 | -1>;

/** The id decides between entities of the same moment. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const OLDEST_FIRST = { _id: 1 } as const;

export interface EntityDocument {
  _id: Types.ObjectId;
}

export interface EntityOptions {
  /** Answered for an id that no entity has. */
  notFound: ErrorDefinition;
  /** Of the list; absent: the order of entry. */
  sort?: Sort;
}

/** The 404 of one kind of entity. @param name as it stands in the error code, such as `box` */
export const notFoundError = (name: string, en: string, ar: string): ErrorDefinition => ({
  status: 404,
  code: `${name}_not_found`,
  message: { en, ar },
});

/** Public entities of one collection. Every write renews what is cached. */
export abstract class EntityRepository<Document extends EntityDocument, Entity> {
  protected readonly notFound: ErrorDefinition;
  private readonly sort: Sort;

  constructor(
    protected readonly model: Model<Document>,
    protected readonly revision: ContentRevision,
    { notFound, sort = OLDEST_FIRST }: EntityOptions,
  ) {
    this.notFound = notFound;
    this.sort = sort;
  }

  /** The document as the API answers it. */
  protected abstract toEntity(document: Document): Entity;

  async list(): Promise<Entity[]> {
    const documents = await this.model.find().sort(this.sort).lean<Document[]>();
    return documents.map((document) => this.toEntity(document));
  }

  /** @param document without what its schema fills in */
  async insert(document: Omit<Document, '_id'>): Promise<Entity> {
    const created = await this.revision.write(() => this.model.create(document as Document));
    return this.toEntity(created.toObject() as Document);
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await this.removeDocument(id);
  }

  /** @returns what it was; @throws ApiError 404 */
  protected async removeDocument(id: string): Promise<Document> {
    const removed = await this.revision.write(
      () => this.model.findByIdAndDelete(id).lean<Document>().exec(),
      { removes: [id] },
    );
    if (!removed) throw new ApiError(this.notFound);
    return removed;
  }
}
