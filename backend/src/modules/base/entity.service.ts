import {
  type ActivityAction,
  type BulkChange,
  type BulkRevert,
  hasWords,
  type PreviousVersion,
  type SearchResult,
  searchWords,
  type Status,
} from '@manjara/contracts';
import { Inject } from '@nestjs/common';
import type { Model, QueryFilter } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import type { PicturePart } from '../../common/forms/uploaded-file';
import type { Listed } from '../../common/http/pagination';
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
import { ActivityService } from '../activity/activity.service';
import { fieldsBetween } from '../revisions/previous-versions';
import { PreviousVersionsService } from '../revisions/previous-versions.service';
import type { BulkItems, BulkWrite } from './bulk';
import {
  actionBetween,
  changesContent,
  changeTo,
  dayOf,
  type EntityChange,
  isAlready,
  toChange,
  toBulkUndo,
  toCopy,
  toRestored,
} from './entity-change';
import {
  adminFields,
  type EntityDocument,
  type EntityForm,
  isStored,
  textsOf,
} from './entity-document';
import type { EntityOptions, ListQuery } from './entity-options';
import { Publication } from './publication';
import { changeSchedule, isScheduled, Schedule } from './schedule';
import { inState, LAST_SAVED_FIRST, type State, toTrash } from './state.schema';
import { type Names, Trash } from './trash';

const AS_ADDED = { _id: 1 } as const;

/** The entities of one list: reads, and writes of which the public ones invalidate the caches. */
export abstract class EntityService<
  Document extends EntityDocument,
  Entity extends object,
  Form extends object,
> implements BulkItems {
  // Property injection, so that subclasses need not pass these on.
  @Inject() protected readonly pictures: PicturesService;
  @Inject() protected readonly previousVersions: PreviousVersionsService;
  @Inject() protected readonly contentRevision: ContentRevision;
  @Inject() private readonly activity: ActivityService;

  readonly trash: Trash<Document>;
  readonly schedule: Schedule<Document>;
  private readonly publication: Publication<Document>;

  constructor(
    protected readonly model: Model<Document>,
    protected readonly options: EntityOptions<Document>,
  ) {
    const describe = (document: Document) => this.describe(document);
    this.trash = new Trash(model, options.notFound, describe);
    this.schedule = new Schedule(model, describe);
    this.publication = new Publication(
      (document) => model.hydrate(document),
      options.publishedForm,
    );
  }

  /** The document as the API answers it. */
  protected abstract toEntity(document: Document): Entity;

  protected picturesOf({ image }: Document): StoredPicture[] {
    return isStored(image) ? [image] : [];
  }

  /** The pictures of a form other than `image`. */
  protected furtherPictures(_form: EntityForm<Form>): readonly PicturePart[] {
    return [];
  }

  /**
   * Maps the fields of a form to those of the document.
   * @param further the pictures of `furtherPictures`, stored
   * @param current absent for a new entity
   */
  protected toFields(form: object, _further: StoredPicture[], _current?: Document): object {
    return form;
  }

  /** Adds what follows from a change to it. */
  protected completeChange(_current: Document, change: EntityChange): Promise<EntityChange> {
    return Promise.resolve(change);
  }

  /** Names of a document or of an entry of the demo. */
  namesOf(document: Document): Names {
    return this.options.namesOf(document);
  }

  async list({ status, asAdmin = false }: ListQuery = {}): Promise<Entity[]> {
    return (await this.findAll(status)).map((document) => this.answer(document, asAdmin));
  }

  /** Entities and drafts with all words of a text, as the list is sorted. */
  async search(text: string, limit: number): Promise<Listed<SearchResult>> {
    const words = searchWords(text);
    const found = (await this.findAll('all')).filter((document) =>
      hasWords(textsOf(document).join('\n'), words),
    );
    return { items: found.slice(0, limit).map((each) => this.toResult(each)), total: found.length };
  }

  /** The ids of those that visitors see. */
  async publishedAmong(ids: readonly string[]): Promise<Set<string>> {
    const filter = { _id: { $in: ids }, ...inState() } as QueryFilter<Document>;
    const found = await this.model.find(filter, { _id: 1 }).lean<Pick<Document, '_id'>[]>();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  async hasPublishedBesides(ids: readonly string[]): Promise<boolean> {
    const filter = { ...inState(), _id: { $nin: ids } } as QueryFilter<Document>;
    return (await this.model.exists(filter)) !== null;
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

  /**
   * @param createdAt absent: now, where entities have a date
   * @throws ApiError 400, 415 or 422 when a picture is not accepted
   */
  async create(form: EntityForm<Form>, createdAt?: Date, by?: string): Promise<Entity> {
    const { image: _image, alt = '', arAlt = '', focus, date, status, publishAt, ...fields } = form;
    const schedule = changeSchedule({}, status ?? 'published', publishAt, by);
    const { main, further } = await this.takePictures(form);
    const document = {
      ...this.toFields(fields, further),
      ...schedule.$set,
      // A draft gets its date when it is published.
      createdAt: dayOf(date) ?? createdAt ?? (status === 'draft' ? undefined : new Date()),
      image: { ...main, alt, arAlt, focus: focus ?? undefined },
    };
    return this.insert(document, status, by);
  }

  /**
   * Updates the fields that the form contains.
   * @throws ApiError 400 if it publishes an incomplete draft; 404; 412 from `ifMatch`; 400, 415 or
   * 422 when a picture is not accepted
   */
  async update(
    id: string,
    form: EntityForm<Form>,
    ifMatch?: IfMatch,
    by?: string,
  ): Promise<Entity> {
    const { image, ...fields } = form;
    const read = await this.findDocument(id);
    // Check before storing any pictures.
    ifMatch?.check(this.versioned(read));
    const { main, further } = await this.takePictures(form, this.picturesOf(read));
    const prepare = async (current: Document) => {
      // Pictures of the first read were touched already.
      if (current !== read) await this.pictures.touch(this.picturesOf(current));
      const picture = image === '' ? null : main;
      const change = { ...this.toFields(fields, further, current), image: picture };
      return this.publication.changeByForm(current, change, by);
    };
    return this.answer(await this.rewrite(read, ifMatch, prepare, by), true);
  }

  /** Makes a draft with the texts and pictures of an entity. @throws ApiError 404 */
  async duplicate(id: string, by?: string): Promise<Entity> {
    const original = await this.findDocument(id);
    await this.pictures.touch(this.picturesOf(original));
    return this.insert(toCopy(original, this.options.ownFields), 'draft', by);
  }

  /** Restores it with its state and its place in the list. Idempotent. @throws ApiError 404 */
  async restore(id: string, adminId: string): Promise<Entity> {
    const trashed = await this.trash.find(id);
    if (trashed) {
      const change = toRestored(trashed);
      const update = () => updateAtVersion(this.model, trashed, change);
      const restored = await this.publish([change.$set.state], update);
      if (restored) await this.record('restored', restored, adminId);
    }
    // If the update missed, another request has restored or permanently deleted it.
    return this.get(id, true);
  }

  /**
   * Deletes permanently.
   * @param by id of the admin; absent when its time in the trash is over
   * @throws ApiError 404 if it is not in the trash
   */
  async removeForGood(id: string, by?: string): Promise<void> {
    if (!(await this.trash.find(id))) throw new ApiError(this.options.notFound);
    // Versions first: without the item, nothing would remove them.
    const files = await this.previousVersions.removeOf(this.options.kind, id);
    const removed = await this.trash.remove(id);
    await this.record('deleted_for_good', removed, by);
    const pictures = [...files.map((file) => ({ file })), ...this.picturesOf(removed)];
    await this.pictures.removeUnused(pictures);
  }

  /** Previous versions, newest first. @throws ApiError 404 */
  async listVersions(id: string): Promise<PreviousVersion[]> {
    const toAnswer = (document: unknown) => this.answer(document as Document, true);
    const current = toAnswer(await this.findDocument(id));
    return this.previousVersions.list(this.options.kind, id, current, toAnswer);
  }

  /**
   * Saves the content of a previous version as a new one; the state and the place stay.
   * @throws ApiError 400 if it is published and the version is incomplete; 404
   */
  async restoreVersion(id: string, version: number, by: string): Promise<Entity> {
    const found = await this.previousVersions.find(this.options.kind, id, version);
    const document = await this.current(found.document as Document);
    const prepare = async (current: Document) => {
      await this.pictures.touch([...this.picturesOf(current), ...this.picturesOf(document)]);
      const change = changeTo(current, document, this.options.ownFields);
      if (current.state === 'published' || isScheduled(current)) {
        await this.publication.assertComplete(current, change);
      }
      return change;
    };
    const read = await this.findDocument(id);
    return this.answer(await this.rewrite(read, undefined, prepare, by), true);
  }

  /** @throws ApiError 400 if it publishes an incomplete draft; 404 */
  async changeOne(id: string, change: BulkChange, by: string): Promise<BulkWrite> {
    const read = await this.findDocument(id);
    if (isAlready(read, change)) return { status: read.state };
    const { deleted, ...form } = change;
    const prepare = async (current: Document) => {
      if (deleted) return toTrash(current.state as Status, by);
      const decided = await this.publication.changeByForm(current, form, by);
      // A revert needs the previous version; changes of the state alone do not store one.
      if (form.status || form.publishAt !== undefined) await this.keep(current);
      return decided;
    };
    const { state, version } = await this.rewrite(read, undefined, prepare, by);
    return { status: state, version };
  }

  /**
   * Reverts the write that produced the version.
   * @throws ApiError 404; 412 if the item has changed since
   */
  async revertOne({ id, version: expected }: BulkRevert, by: string): Promise<BulkWrite> {
    const read = await this.model.findById(id).lean<Document>();
    if (!read) throw new ApiError(this.options.notFound);
    const prepare = (current: Document) => this.changeBack(current, by);
    const { state, version } = await this.rewrite(read, ifVersion(expected), prepare, by);
    return { status: state, version };
  }

  /**
   * Publishes a draft whose time has come, in the name of who chose the time, or notes why not. Of
   * several processes one does it.
   * @returns whether it was this one
   */
  async publishScheduled(draft: Document): Promise<boolean> {
    const by = draft.publishBy;
    const change = await this.completeChange(draft, toChange(draft, { status: 'published' }));
    const publishFaults = await this.faultsOf(draft, change);
    if (publishFaults.length > 0) {
      return (await updateAtVersion(this.model, draft, { $set: { publishFaults } })) !== null;
    }
    const update = () => updateAtVersion(this.model, draft, change, by);
    const published = await this.publish(['draft', 'published'], update);
    if (published) await this.record('published_as_scheduled', published, by);
    return published !== null;
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

  /** A previous version with the references that it would have now. */
  protected current(version: Document): Promise<Document> {
    return Promise.resolve(version);
  }

  /** The response for the admin or for visitors. */
  protected answer(document: Document, asAdmin: boolean): Entity {
    const entity = this.toEntity(document);
    if (!asAdmin || !this.options.publishedForm) return entity;
    return { ...entity, ...adminFields(document) };
  }

  protected toResult(document: Document): SearchResult {
    const { publishedForm } = this.options;
    return {
      _id: document._id.toHexString(),
      ...this.describe(document),
      ...(publishedForm && { status: document.state as Status }),
    };
  }

  private describe(document: Document) {
    return {
      ...this.options.namesOf(document),
      image: isStored(document.image) ? toImage(document.image) : undefined,
    };
  }

  private versioned(document: Document): Versioned<Entity> {
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
      prepare: async (current) => this.completeChange(current, await prepare(current)),
      keep: async (current, change) => {
        if (changesContent(change)) await this.keep(current);
      },
      publish: (update, { state }, change) =>
        this.publish([state, change.$set?.state ?? state], update, [id]),
      reread: () => this.findDocument(id),
      by,
    });
    const fields = fieldsBetween(this.answer(before, true), this.answer(after, true));
    const action = actionBetween(before, after);
    if (action !== 'changed' || fields.length > 0) await this.record(action, after, by, fields);
    return after;
  }

  private keep(document: Document): Promise<void> {
    const files = this.picturesOf(document).map(({ file }) => file);
    return this.previousVersions.keep(this.options.kind, document, files);
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

  /** Adds an entry to the activity log. @param by id of the admin; absent: the program */
  private record(
    action: ActivityAction,
    document: Document,
    by: string | undefined,
    fields?: string[],
  ): Promise<void> {
    const { kind, namesOf } = this.options;
    const id = document._id.toHexString();
    return this.activity.record({ action, kind, id, ...namesOf(document), fields, by });
  }

  /** @param held the current pictures of the entity */
  private async takePictures(form: EntityForm<Form>, held?: StoredPicture[]) {
    const { image } = form;
    const parts = [...(image ? [image] : []), ...this.furtherPictures(form)];
    const further = await this.pictures.take(parts, held);
    const main = image ? further.shift() : undefined;
    return { main, further };
  }

  protected findAll(status?: StatusQuery, more: object = {}): Promise<Document[]> {
    const sort = status === 'draft' ? LAST_SAVED_FIRST : (this.options.sort ?? AS_ADDED);
    const filter = { ...inState(status), ...more };
    return this.model.find(filter).sort(sort).lean<Document[]>().exec();
  }

  /** The change that reverts the last bulk change. */
  private async changeBack(current: Document, by: string): Promise<EntityChange> {
    const { _id, state, version = 0, updatedAt } = current;
    if (state === 'trashed') return toRestored(current);
    if (!this.options.publishedForm) throw preconditionFailed(updatedAt);
    const kept = await this.previousVersions.find(
      this.options.kind,
      _id.toHexString(),
      version - 1,
    );
    const before = (await this.current(kept.document as Document)) as Document & BulkChange;
    return this.publication.changeByForm(current, toBulkUndo(before), by);
  }

  /** The fields for which a draft cannot be published. */
  protected async faultsOf(draft: Document, change: EntityChange): Promise<string[]> {
    const faults = await this.publication.faultsOf(draft, change);
    if (faults.length > 0) return faults;
    const lost = await this.pictures.missing(this.picturesOf(draft));
    if (lost.length === 0) return [];
    return lost.some(({ file }) => draft.image?.file?.equals(file))
      ? ['image']
      : ['secondaryImages'];
  }
}
