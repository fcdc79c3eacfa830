import {
  type ActivityAction,
  type ContentKind,
  listNameOf,
  type PreviousVersion,
  type Status,
} from '@manjara/contracts';
import { Inject, type Type } from '@nestjs/common';
import type { Model } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import type { IfMatch, Precondition } from '../../common/http/if-match';
import type { StatusQuery } from '../../common/validation/status';
import { ContentRevision } from '../../database/content-revision';
import { type Versioned, versionOf } from '../../database/document-version';
import { writeVersioned } from '../../database/versioned-write';
import type { StoredPicture } from '../../storage/stored-picture';
import { ActivityRepository } from '../activity/activity.repository';
import { AdminsRepository } from '../auth/admins.repository';
import { ListOrders } from '../lists/list-orders.repository';
import { idsOf, inOrder, mergeHidden } from '../lists/order';
import { PreviousVersionsRepository } from '../revisions/previous-versions.repository';
import { actionBetween, changesContent, type EntityChange } from './entity-change';
import { adminFields, type EntityDocument, isStored } from './entity-document';
import { fieldsBetween, toPreviousVersions } from './previous-versions';
import { inState, LAST_SAVED_FIRST, type Sort, type State } from './state.schema';
import type { Names } from './trash.repository';

/** Ids of a list in order. */
export interface Order {
  ids: string[];
}

/** Which of a list, and for whom. */
export interface ListQuery {
  status?: StatusQuery;
  asAdmin?: boolean;
}

const AS_ADDED = { _id: 1 } as const;

export interface EntityOptions<Document> {
  /** Address of the list in the API, without /api. */
  kind: ContentKind;
  /** Error for an unknown id. */
  notFound: ErrorDefinition;
  namesOf: (document: Document) => Names;
  /** DTO that a published entity must satisfy; absent: no drafts. */
  publishedForm?: Type<object>;
  /** Sort order of the list; absent: as they were added. */
  sort?: Sort;
  /** The owner orders the list, which replaces `sort`. */
  ordered?: boolean;
}

/** Reads and writes entities of one collection. Writes of public ones invalidate the caches. */
export abstract class EntityStore<Document extends EntityDocument, Entity extends object> {
  // Property injection, so that subclasses need not pass these on.
  @Inject() protected readonly previousVersions: PreviousVersionsRepository;
  @Inject() protected readonly orders: ListOrders;
  @Inject() private readonly contentRevision: ContentRevision;
  @Inject() private readonly activity: ActivityRepository;
  @Inject() private readonly admins: AdminsRepository;

  constructor(
    protected readonly model: Model<Document>,
    protected readonly options: EntityOptions<Document>,
  ) {}

  /** The document as the API answers it. */
  protected abstract toEntity(document: Document): Entity;

  /** All pictures of a document. */
  protected picturesOf({ image }: Document): StoredPicture[] {
    return isStored(image) ? [image] : [];
  }

  async list({ status, asAdmin = false }: ListQuery = {}): Promise<Entity[]> {
    const { kind, ordered } = this.options;
    const [documents, order] = await Promise.all([
      this.findAll(status),
      ordered ? this.orders.read(listNameOf(kind)) : undefined,
    ]);
    return inOrder(documents, order?.value ?? []).map((document) => this.answer(document, asAdmin));
  }

  /** @throws ApiError 404; drafts are 404 without a token */
  async get(id: string, asAdmin = false): Promise<Entity> {
    const document = asAdmin ? await this.findDocument(id) : await this.findPublished(id);
    return this.answer(document, asAdmin);
  }

  /** @param fields without those that the schema fills in */
  async insert(fields: object, state: Status = 'published', by?: string): Promise<Entity> {
    const added = { ...fields, state, version: 1, updatedAt: new Date(), updatedBy: by };
    const created = await this.publish([state], () => new this.model(added).save());
    const inserted = created.toObject<Document>();
    await this.record('created', inserted, by);
    return this.answer(inserted, true);
  }

  /** Previous versions, newest first. @throws ApiError 404 */
  async listVersions(id: string): Promise<PreviousVersion[]> {
    const current = await this.findDocument(id);
    const versions = await this.previousVersions.list(this.options.kind, id);
    const toAnswer = (document: unknown) => this.answer(document as Document, true);
    const previous = toPreviousVersions(versions, toAnswer(current), toAnswer);
    return this.admins.withEmails(previous, 'by');
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
    const { name, stored, shown } = await this.findOrder();
    const expected = ifMatch.check({ value: shown, version: stored.version });
    if (!ids.every((id) => shown.ids.includes(id))) throw new ApiError(this.options.notFound);
    await this.orders.save(name, mergeHidden(stored.value, shown.ids, ids), expected);
    return this.readOrder();
  }

  /** An entity outside the trash. @throws ApiError 404 */
  protected async findDocument(id: string): Promise<Document> {
    const document = await this.model.findById(id).lean<Document>();
    if (!document || document.state === 'trashed') throw new ApiError(this.options.notFound);
    return document;
  }

  protected async findPublished(id: string): Promise<Document> {
    const document = await this.findDocument(id);
    if (document.state !== 'published') throw new ApiError(this.options.notFound);
    return document;
  }

  /** The response for the admin or for visitors. */
  protected answer(document: Document, asAdmin: boolean): Entity {
    const entity = this.toEntity(document);
    if (!asAdmin || !this.options.publishedForm) return entity;
    return { ...entity, ...adminFields(document) };
  }

  protected versioned(document: Document): Versioned<Entity> {
    return {
      value: this.answer(document, true),
      publicValue: this.toEntity(document),
      version: versionOf(document),
    };
  }

  /** @returns the document after it. @throws ApiError 404; 412 as `ifMatch` says; 409 */
  protected async rewrite(
    read: Document,
    ifMatch: Precondition | undefined,
    prepare: (current: Document) => EntityChange | Promise<EntityChange>,
    by?: string,
  ): Promise<Document> {
    const id = read._id.toHexString();
    const { before, after } = await writeVersioned<Document, EntityChange>(this.model, read, {
      check: (current) => ifMatch?.check(this.versioned(current)),
      prepare,
      keep: async (current, change) => {
        if (changesContent(change)) await this.keep(current);
      },
      publish: (update, { state }, change) =>
        this.publish([state, change.$set?.state ?? state], update, [id]),
      reread: () => this.findDocument(id),
      by,
    });
    const fields = fieldsBetween(this.answer(before, true), this.answer(after, true));
    const action = actionBetween(before.state, after.state);
    if (action !== 'changed' || fields.length > 0) await this.record(action, after, by, fields);
    return after;
  }

  protected keep(document: Document): Promise<void> {
    const files = this.picturesOf(document).map(({ file }) => file);
    return this.previousVersions.keep(this.options.kind, document, files);
  }

  /**
   * Runs a write, and invalidates the caches if the entity is public before or after it.
   * @param states before and after it
   * @param ids removed from the caches if the entity is unpublished
   */
  protected publish<T>(
    states: readonly State[],
    write: () => Promise<T>,
    ids: readonly string[] = [],
  ): Promise<T> {
    if (!states.includes('published')) return write();
    const removes = states.at(-1) === 'published' ? [] : ids;
    return this.contentRevision.write(write, { removes });
  }

  /** Adds an entry to the activity log. @param by id of the admin; absent: the program */
  protected record(
    action: ActivityAction,
    document: Document,
    by: string | undefined,
    fields?: string[],
  ): Promise<void> {
    const { kind, namesOf } = this.options;
    const id = document._id.toHexString();
    return this.activity.record({ action, kind, id, ...namesOf(document), fields, by });
  }

  private findAll(status?: StatusQuery): Promise<Document[]> {
    const sort = status === 'draft' ? LAST_SAVED_FIRST : (this.options.sort ?? AS_ADDED);
    return this.model.find(inState(status)).sort(sort).lean<Document[]>().exec();
  }

  private async findOrder() {
    const name = listNameOf(this.options.kind);
    const [documents, stored] = await Promise.all([this.findAll(), this.orders.read(name)]);
    return { name, stored, shown: { ids: idsOf(inOrder(documents, stored.value)) } };
  }
}
