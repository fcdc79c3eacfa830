import type { Model, Types, UpdateQuery } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import { type IfMatch, unlessMissed } from '../../common/http/if-match';
import type { ContentRevision } from '../../database/content-revision';
import {
  atVersion,
  countingWrite,
  type DocumentVersion,
  type Versioned,
  versionOf,
} from '../../database/document-version';
import { idsOf, inOrder, keepHidden, type ListOrder } from '../lists/list-order.repository';

/** Ids of a list in order. */
export interface Order {
  ids: string[];
}

export type Sort = Record<string, 1 | -1>;

/** The id decides between entities of the same moment. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const AS_ADDED = { _id: 1 } as const;

export interface EntityDocument extends DocumentVersion {
  _id: Types.ObjectId;
}

export interface EntityOptions {
  /** Error for an unknown id. */
  notFound: ErrorDefinition;
  /** Sort order of the list; absent: as they were added. */
  sort?: Sort;
  /** A custom order, which replaces `sort`. */
  order?: ListOrder;
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
  private readonly order: ListOrder | undefined;

  constructor(
    protected readonly model: Model<Document>,
    protected readonly revision: ContentRevision,
    { notFound, sort = AS_ADDED, order }: EntityOptions,
  ) {
    this.notFound = notFound;
    this.sort = sort;
    this.order = order;
  }

  /** The document as the API answers it. */
  protected abstract toEntity(document: Document): Entity;

  async list(): Promise<Entity[]> {
    const [documents, order] = await Promise.all([this.findAll(), this.order?.read()]);
    return inOrder(documents, order?.value ?? []).map((document) => this.toEntity(document));
  }

  /** @param document without what its schema fills in */
  async insert(document: Omit<Document, '_id'>): Promise<Entity> {
    const created = await this.revision.write(() => this.model.create(document as Document));
    return this.toEntity(created.toObject() as Document);
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<Entity> {
    return this.toEntity(await this.findDocument(id));
  }

  /** Changes the texts that are there. @throws ApiError 404; 412 as `ifMatch` says */
  async change(id: string, texts: Partial<Document>, ifMatch?: IfMatch): Promise<Entity> {
    const current = await this.findDocument(id);
    const expected = ifMatch?.check(this.versioned(current));
    const before = await this.write({ _id: id }, { $set: texts }, expected);
    if (!before) throw new ApiError(this.notFound);
    return this.get(id);
  }

  /** The ids of the list in the owner's order. */
  async readOrder(): Promise<Order> {
    return (await this.findOrder()).shown;
  }

  /**
   * Saves the owner's order. Items that `ids` does not name come last.
   * @throws ApiError 404 when an id is unknown; 412 as `ifMatch` says
   */
  async saveOrder(ids: readonly string[], ifMatch: IfMatch): Promise<Order> {
    const { stored, shown } = await this.findOrder();
    const expected = ifMatch.check({ value: shown, version: stored.version });
    if (!ids.every((id) => shown.ids.includes(id))) throw new ApiError(this.notFound);
    await this.order!.save(keepHidden(stored.value, shown.ids, ids), expected);
    return this.readOrder();
  }

  /** What is stored of an entity. @throws ApiError 404 */
  async findDocument(id: string): Promise<Document> {
    const document = await this.model.findById(id).lean<Document>();
    if (!document) throw new ApiError(this.notFound);
    return document;
  }

  protected versioned(document: Document): Versioned<Entity> {
    return { value: this.toEntity(document), version: versionOf(document) };
  }

  /**
   * @param expected the version that it must have; absent: any
   * @returns the document before the write; null when the filter finds none
   * @throws ApiError 412 when it has another version
   */
  protected async write(
    filter: { _id: string },
    update: { $set?: object },
    expected?: DocumentVersion,
  ): Promise<Document | null> {
    const before = await this.revision.write(() =>
      this.model
        .findOneAndUpdate(
          { ...filter, ...atVersion(expected) },
          countingWrite(update) as UpdateQuery<Document>,
          { returnDocument: 'before' },
        )
        .lean<Document>()
        .exec(),
    );
    return unlessMissed(before, expected);
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

  private findAll(): Promise<Document[]> {
    return this.model.find().sort(this.sort).lean<Document[]>().exec();
  }

  private async findOrder() {
    const [documents, stored] = await Promise.all([this.findAll(), this.order!.read()]);
    return { stored, shown: { ids: idsOf(inOrder(documents, stored.value)) } };
  }
}
