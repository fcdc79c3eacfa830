import {
  type ActivityKind,
  type BulkChange,
  type BulkRevert,
  type Image,
  type PreviousVersion,
  type Status,
} from '@manjara/contracts';
import { Inject, type Type } from '@nestjs/common';
import type { Model } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import type { PicturePart } from '../../common/forms/uploaded-file';
import {
  type IfMatch,
  ifVersion,
  type Precondition,
  preconditionFailed,
} from '../../common/http/if-match';
import type { StatusQuery } from '../../common/validation/status';
import { ContentRevision } from '../../database/content-revision';
import { type Versioned, versionOf } from '../../database/document-version';
import { updateAtVersion, writeVersioned } from '../../database/versioned-write';
import { PicturesService } from '../../storage/pictures.service';
import { type StoredPicture, toImage } from '../../storage/stored-picture';
import { idsOf, inOrder, keepHidden, type ListOrder } from '../lists/list-order.repository';
import { RevisionsRepository } from '../revisions/revisions.repository';
import type { BulkWrite } from './bulk';
import {
  actionBetween,
  assertComplete,
  changesContent,
  changeTo,
  dayOf,
  type EntityChange,
  isAlready,
  type StoredForm,
  toChange,
  toCopy,
} from './entity-change';
import { adminFields, type EntityDocument, type EntityForm, isStored } from './entity-document';
import { fieldsBetween, toPreviousVersions } from './previous-versions';
import {
  inState,
  LAST_SAVED_FIRST,
  outOfTrash,
  type Sort,
  type State,
  toTrash,
} from './state.schema';
import { TrashableRepository } from './trashable.repository';

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

interface EntityOptions {
  /** Address of the list in the API, without /api. */
  kind: ActivityKind;
  /** Error for an unknown id. */
  notFound: ErrorDefinition;
  /** DTO that a published entity must satisfy; absent: no drafts. */
  publishedForm?: Type<object>;
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

/** Entities of one collection. Writes of public entities invalidate the caches. */
export abstract class EntityRepository<
  Document extends EntityDocument,
  Entity extends object,
  Form extends object,
> extends TrashableRepository<Document, Entity> {
  @Inject() protected readonly pictures: PicturesService;
  @Inject() private readonly contentRevision: ContentRevision;
  @Inject() private readonly previousVersions: RevisionsRepository;

  constructor(
    model: Model<Document>,
    private readonly options: EntityOptions,
  ) {
    super(model, options.kind, options.notFound);
  }

  /** The document as the API answers it. */
  protected abstract toEntity(document: Document): Entity;

  /** All pictures of a document. */
  protected picturesOf({ image }: Document): StoredPicture[] {
    return isStored(image) ? [image] : [];
  }

  /** Pictures of a form beside `image`. */
  protected furtherPictures(_form: EntityForm<Form>): readonly PicturePart[] {
    return [];
  }

  /**
   * The fields of a form as the document has them.
   * @param further the pictures of `furtherPictures`, stored
   * @param current absent: it is added
   */
  protected toFields(form: object, _further: StoredPicture[], _current?: Document): object {
    return form;
  }

  async list({ status, asAdmin = false }: ListQuery = {}): Promise<Entity[]> {
    const [documents, order] = await Promise.all([
      this.findAll(status),
      this.options.order?.read(),
    ]);
    return inOrder(documents, order?.value ?? []).map((document) => this.answer(document, asAdmin));
  }

  /** @throws ApiError 404; drafts are 404 without a token */
  async get(id: string, asAdmin = false): Promise<Entity> {
    const document = asAdmin ? await this.findDocument(id) : await this.findPublished(id);
    return this.answer(document, asAdmin);
  }

  /** @param fields those that its schema does not fill in */
  async insert(fields: object, state: Status = 'published', by?: string): Promise<Entity> {
    const added = { ...fields, state, version: 1, updatedAt: new Date(), updatedBy: by };
    const created = await this.publish([state], () => new this.model(added).save());
    const inserted = created.toObject<Document>();
    await this.record('created', inserted, by);
    return this.answer(inserted, true);
  }

  /**
   * @param createdAt absent: now, where entities have a date
   * @throws ApiError 400, 415 or 422 when a picture is not accepted
   */
  async create(form: EntityForm<Form>, createdAt?: Date, by?: string): Promise<Entity> {
    const { image, alt = '', arAlt = '', focus, date, status, ...fields } = form;
    const further = this.furtherPictures(form);
    const taken = await this.pictures.take([...(image ? [image] : []), ...further]);
    const main = image ? taken.shift() : undefined;
    const document = {
      ...this.toFields(fields, taken),
      // A draft gets its date when it is published.
      createdAt: dayOf(date) ?? createdAt ?? (status === 'draft' ? undefined : new Date()),
      image: { ...main, alt, arAlt, focus: focus ?? undefined },
    };
    return this.insert(document, status, by);
  }

  /**
   * Changes what the form holds.
   * @throws ApiError 400 when it is published and something is missing; 404, 412 as `ifMatch` says,
   * or 400, 415 or 422 when a picture is not accepted
   */
  async update(
    id: string,
    form: EntityForm<Form>,
    ifMatch?: IfMatch,
    by?: string,
  ): Promise<Entity> {
    const { image, ...fields } = form;
    const read = await this.findDocument(id);
    // Before pictures are stored for it.
    ifMatch?.check(this.versioned(read));
    const further = this.furtherPictures(form);
    const parts = [...(image ? [image] : []), ...further];
    const taken = await this.pictures.take(parts, this.picturesOf(read));
    const main = image ? taken.shift() : undefined;
    const prepare = async (current: Document) => {
      // Pictures of the first read were touched already.
      if (current !== read) await this.pictures.touch(this.picturesOf(current));
      const picture = image === '' ? null : main;
      return this.changeByForm(current, {
        ...this.toFields(fields, taken, current),
        image: picture,
      });
    };
    return this.answer(await this.rewrite(read, ifMatch, prepare, by), true);
  }

  /** Makes a draft with the texts and pictures of an entity. @throws ApiError 404 */
  async duplicate(id: string, by?: string): Promise<Entity> {
    const original = await this.findDocument(id);
    await this.pictures.touch(this.picturesOf(original));
    return this.insert(toCopy(original), 'draft', by);
  }

  async restore(id: string, adminId: string): Promise<Entity> {
    const trashed = await this.model.findOne(this.trashed(id)).lean<Document>();
    if (trashed) {
      const change = outOfTrash(trashed.stateBefore);
      const update = () => updateAtVersion(this.model, trashed, change);
      const restored = await this.publish([change.$set.state], update);
      if (restored) await this.record('restored', restored, adminId);
    }
    // If the write missed, another request has restored it, or removed it for good.
    return this.get(id, true);
  }

  override async removeForGood(id: string, by?: string): Promise<Document> {
    if (!(await this.model.exists(this.trashed(id)))) throw new ApiError(this.notFound);
    // First: without the item, nothing would remove them.
    const files = await this.previousVersions.removeOf(this.kind, id);
    const removed = await super.removeForGood(id, by);
    const pictures = [...files.map((file) => ({ file })), ...this.picturesOf(removed)];
    await this.pictures.removeUnused(pictures);
    return removed;
  }

  /** Previous versions, newest first; `by` is the id of the admin. @throws ApiError 404 */
  async revisionsOf(id: string): Promise<PreviousVersion[]> {
    const current = await this.findDocument(id);
    const versions = await this.previousVersions.list(this.kind, id);
    const toAnswer = (document: unknown) => this.answer(document as Document, true);
    return toPreviousVersions(versions, toAnswer(current), toAnswer);
  }

  /**
   * Saves the content of a previous version as a new one: never its state or its place.
   * @throws ApiError 400 if it is published and the version is incomplete; 404
   */
  async restoreRevision(id: string, version: number, by: string): Promise<Entity> {
    const found = await this.previousVersions.find(this.kind, id, version);
    const document = found.document as Document;
    const prepare = async (current: Document) => {
      await this.pictures.touch([...this.picturesOf(current), ...this.picturesOf(document)]);
      const change = changeTo(current, document);
      if (current.state === 'published') await this.assertComplete(current, change);
      return change;
    };
    return this.answer(
      await this.rewrite(await this.findDocument(id), undefined, prepare, by),
      true,
    );
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
    await this.options.order!.save(keepHidden(stored.value, shown.ids, ids), expected);
    return this.readOrder();
  }

  protected async changeOne(id: string, change: BulkChange, by: string): Promise<BulkWrite> {
    const read = await this.findDocument(id);
    if (isAlready(read, change)) return { status: read.state };
    const { deleted, ...form } = change;
    const prepare = async (current: Document) => {
      if (deleted) return toTrash(current.state as Status, by);
      const decided = await this.changeByForm(current, form);
      // A revert reads it; a change of the state alone keeps none otherwise.
      if (form.status) await this.keep(current);
      return decided;
    };
    const { state, version } = await this.rewrite(read, undefined, prepare, by);
    return { status: state, version };
  }

  protected async revertOne({ id, version: expected }: BulkRevert, by: string): Promise<BulkWrite> {
    const read = await this.model.findById(id).lean<Document>();
    if (!read) throw new ApiError(this.notFound);
    const prepare = (current: Document) => this.changeBack(current);
    const { state, version } = await this.rewrite(read, ifVersion(expected), prepare, by);
    return { status: state, version };
  }

  /** An entity outside the trash. @throws ApiError 404 */
  protected async findDocument(id: string): Promise<Document> {
    const document = await this.model.findById(id).lean<Document>();
    if (!document || document.state === 'trashed') throw new ApiError(this.notFound);
    return document;
  }

  protected async findPublished(id: string): Promise<Document> {
    const document = await this.findDocument(id);
    if (document.state !== 'published') throw new ApiError(this.notFound);
    return document;
  }

  /** The response for the admin or for visitors. */
  protected answer(document: Document, asAdmin: boolean): Entity {
    const entity = this.toEntity(document);
    if (!asAdmin || !this.options.publishedForm) return entity;
    return { ...entity, ...adminFields(document) };
  }

  protected override thumbnailOf({ image }: Document): Image | undefined {
    return isStored(image) ? toImage(image) : undefined;
  }

  /** The opposite of the last bulk change. */
  private async changeBack(current: Document): Promise<EntityChange> {
    const { _id, state, stateBefore, version = 0, updatedAt } = current;
    if (state === 'trashed') return outOfTrash(stateBefore);
    if (!this.options.publishedForm) throw preconditionFailed(updatedAt);
    const kept = await this.previousVersions.find(this.kind, _id.toHexString(), version - 1);
    const before = kept.document as Document & BulkChange;
    const { category, arCategory, createdAt } = before;
    // A draft without a date has got one with its publication.
    const date = createdAt ? undefined : '';
    const form = { status: before.state as Status, category, arCategory, date };
    return this.changeByForm(current, form);
  }

  /** @throws ApiError 400 if it publishes an incomplete draft */
  private async changeByForm(current: Document, form: StoredForm): Promise<EntityChange> {
    const change = toChange(current, form);
    const isPublished = form.status === 'published' && current.state !== 'published';
    if (isPublished) await this.assertComplete(current, change);
    return change;
  }

  private async assertComplete(current: Document, change: EntityChange): Promise<void> {
    const { publishedForm } = this.options;
    if (publishedForm) await assertComplete(this.model.hydrate(current), change, publishedForm);
  }

  private versioned(document: Document): Versioned<Entity> {
    return {
      value: this.answer(document, true),
      publicValue: this.toEntity(document),
      version: versionOf(document),
    };
  }

  /** @returns the document after it. @throws ApiError 404; 412 as `ifMatch` says; 409 */
  private async rewrite(
    read: Document,
    ifMatch: Precondition | undefined,
    prepare: (current: Document) => EntityChange | Promise<EntityChange>,
    by?: string,
  ): Promise<Document> {
    const id = read._id.toHexString();
    let first: Document | undefined = read;
    const { before, after } = await writeVersioned<Document, EntityChange>(this.model, {
      read: async () => {
        const current = first ?? (await this.findDocument(id));
        first = undefined;
        return current;
      },
      check: (current) => ifMatch?.check(this.versioned(current)),
      prepare,
      keep: async (current, change) => {
        if (changesContent(change)) await this.keep(current);
      },
      publish: (update, { state }, change) =>
        this.publish([state, change.$set?.state ?? state], update, [id]),
      by,
    });
    const fields = fieldsBetween(this.answer(before, true), this.answer(after, true));
    const action = actionBetween(before.state, after.state);
    if (action !== 'changed' || fields.length > 0) await this.record(action, after, by, fields);
    return after;
  }

  private keep(document: Document): Promise<void> {
    const files = this.picturesOf(document).map(({ file }) => file);
    return this.previousVersions.keep(this.kind, document, files);
  }

  /**
   * Runs a write, and invalidates the caches if the entity is public before or after it.
   * @param states before and after it
   * @param ids removed from the caches if the entity is unpublished
   */
  private publish<T>(
    states: readonly State[],
    write: () => Promise<T>,
    ids: readonly string[] = [],
  ): Promise<T> {
    if (!states.includes('published')) return write();
    const removes = states.at(-1) === 'published' ? [] : ids;
    return this.contentRevision.write(write, { removes });
  }

  private findAll(status?: StatusQuery): Promise<Document[]> {
    const sort = status === 'draft' ? LAST_SAVED_FIRST : (this.options.sort ?? AS_ADDED);
    return this.model.find(inState(status)).sort(sort).lean<Document[]>().exec();
  }

  private async findOrder() {
    const [documents, stored] = await Promise.all([this.findAll(), this.options.order!.read()]);
    return { stored, shown: { ids: idsOf(inOrder(documents, stored.value)) } };
  }
}
