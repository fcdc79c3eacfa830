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

export type Sort = Record<string, 1 | -1>;

/** The id decides between entities of the same moment. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** As the owner has brought them into order, else as they were added. */
const IN_ORDER = { position: 1, _id: 1 } as const;

export interface EntityDocument extends DocumentVersion {
  _id: Types.ObjectId;
  /** In a list that was brought into order, from 1. */
  position?: number;
}

export interface EntityOptions {
  /** Answered for an id that no entity has. */
  notFound: ErrorDefinition;
  /** Of the list; absent: the owner's order. */
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
    { notFound, sort = IN_ORDER }: EntityOptions,
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
    const position = this.sort === IN_ORDER ? await this.nextPosition() : undefined;
    const created = await this.revision.write(() =>
      this.model.create({ ...document, position } as Document),
    );
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

  /**
   * Brings the list into an order; what the ids do not name comes after them.
   * @throws ApiError 404 when one of them does not exist
   */
  async reorder(ids: readonly string[]): Promise<Entity[]> {
    const documents = await this.model.find().sort(this.sort).lean<Document[]>();
    const found = new Map(documents.map(({ _id }) => [_id.toHexString(), _id]));
    if (!ids.every((id) => found.has(id))) throw new ApiError(this.notFound);
    const ordered = [...new Set([...ids, ...found.keys()])];
    await this.revision.write(async () => {
      for (const [index, id] of ordered.entries()) {
        const position = { $set: { position: index + 1 } } as UpdateQuery<Document>;
        await this.model.updateOne({ _id: found.get(id) }, position);
      }
    });
    return this.list();
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

  /** After the last; none as long as the list was never brought into order. */
  private async nextPosition(): Promise<number | undefined> {
    const last = await this.model.findOne().sort({ position: -1 }).lean<Document>();
    return last?.position === undefined ? undefined : last.position + 1;
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
