import type { BulkChange, BulkRevert, Status } from '@manjara/contracts';
import { Inject } from '@nestjs/common';
import type { Model } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { type IfMatch, ifVersion, preconditionFailed } from '../../common/http/if-match';
import { updateAtVersion } from '../../database/versioned-write';
import { PicturesService } from '../../storage/pictures.service';
import { type StoredPicture, toImage } from '../../storage/stored-picture';
import type { BulkItems, BulkWrite } from './bulk';
import {
  assertComplete,
  changeTo,
  dayOf,
  type EntityChange,
  isAlready,
  type StoredForm,
  toChange,
  toCopy,
} from './entity-change';
import { type EntityDocument, type EntityForm, isStored } from './entity-document';
import { type EntityOptions, EntityStore } from './entity-store.repository';
import { outOfTrash, toTrash } from './state.schema';
import { Trash } from './trash.repository';

/** The entities of one collection, with the writes of forms and bulk calls. */
export abstract class EntityRepository<
  Document extends EntityDocument,
  Entity extends object,
  Form extends object,
>
  extends EntityStore<Document, Entity>
  implements BulkItems
{
  @Inject() protected readonly pictures: PicturesService;

  readonly trash: Trash<Document>;

  constructor(model: Model<Document>, options: EntityOptions<Document>) {
    super(model, options);
    const toThumbnail = ({ image }: Document) => (isStored(image) ? toImage(image) : undefined);
    this.trash = new Trash(model, options.notFound, (document) => ({
      ...options.namesOf(document),
      image: toThumbnail(document),
    }));
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

  /** Restores it with its state and its place in the list. Idempotent. @throws ApiError 404 */
  async restore(id: string, adminId: string): Promise<Entity> {
    const trashed = await this.trash.find(id);
    if (trashed) {
      const change = outOfTrash(trashed.stateBefore);
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

  /**
   * Saves the content of a previous version as a new one; the state and the place stay.
   * @throws ApiError 400 if it is published and the version is incomplete; 404
   */
  async restoreVersion(id: string, version: number, by: string): Promise<Entity> {
    const found = await this.previousVersions.find(this.options.kind, id, version);
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

  /** @throws ApiError 400 if it publishes an incomplete draft; 404 */
  async changeOne(id: string, change: BulkChange, by: string): Promise<BulkWrite> {
    const read = await this.findDocument(id);
    if (isAlready(read, change)) return { status: read.state };
    const { deleted, ...form } = change;
    const prepare = async (current: Document) => {
      if (deleted) return toTrash(current.state as Status, by);
      const decided = await this.changeByForm(current, form);
      // A revert needs the previous version; changes of the state alone do not store one.
      if (form.status) await this.keep(current);
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
    const prepare = (current: Document) => this.changeBack(current);
    const { state, version } = await this.rewrite(read, ifVersion(expected), prepare, by);
    return { status: state, version };
  }

  /** The change that reverts the last bulk change. */
  private async changeBack(current: Document): Promise<EntityChange> {
    const { _id, state, stateBefore, version = 0, updatedAt } = current;
    if (state === 'trashed') return outOfTrash(stateBefore);
    if (!this.options.publishedForm) throw preconditionFailed(updatedAt);
    const kept = await this.previousVersions.find(
      this.options.kind,
      _id.toHexString(),
      version - 1,
    );
    const before = kept.document as Document & BulkChange;
    const { category, arCategory, createdAt } = before;
    // Publishing gave a date to a draft without one.
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
}
