import {
  type AdminFields,
  type BulkChange,
  cutText,
  type Image,
  LIMITS,
  type Status,
} from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { PicturePart } from '../../common/forms/uploaded-file';
import type { IfMatch } from '../../common/http/if-match';
import type { FocusChange } from '../../common/validation/focus';
import { createValidationPipe } from '../../common/validation/validation.pipe';
import type { ContentRevision } from '../../database/content-revision';
import { type PictureChange, toPicturedUpdate } from '../../storage/bilingual-picture';
import type { PicturesService } from '../../storage/pictures.service';
import { type StoredPicture, toImage } from '../../storage/stored-picture';
import type { RevisionsRepository } from '../revisions/revisions.repository';
import { dayOf } from './day';
import {
  type Change,
  type EntityDocument,
  type EntityOptions,
  EntityRepository,
} from './entity.repository';

interface PicturedDocument extends EntityDocument {
  /** Drafts may lack the file. */
  image: Partial<StoredPicture> & { alt?: string; arAlt?: string };
  createdAt?: Date;
}

/** A form with a picture and its descriptions; the other fields are the entity's texts. */
export interface PicturedForm {
  image: PicturePart;
  alt: string;
  /** Absent where the description has one language. */
  arAlt?: string;
  /** Absent where the picture is never cropped. */
  focus?: FocusChange;
  /** YYYY-MM-DD, where the owner dates the entity. */
  date?: string;
}

/** Form values. For a draft, all fields are optional, and texts and the picture may be ''. */
export type SavedForm<Form extends PicturedForm> = Partial<Omit<Form, 'image' | 'status'>> & {
  image?: PicturePart | '';
  /** Absent: published when it is added, else as it was. */
  status?: Status;
};

interface PicturedOptions extends EntityOptions {
  /** DTO that a published entity must satisfy; absent: no drafts. */
  publishedForm?: Type<object>;
}

const COPY = { name: ' (copy)', arName: ' (نسخة)' } as const;

/** The fields of a form with its picture taken. */
type PictureForm = PictureChange & { date?: string; status?: Status };

/** Public entities with a picture. */
export abstract class PicturedRepository<
  Document extends PicturedDocument,
  Entity,
  Form extends PicturedForm,
> extends EntityRepository<Document, Entity> {
  private readonly publishedForm: Type<object> | undefined;

  constructor(
    model: Model<Document>,
    revision: ContentRevision,
    revisions: RevisionsRepository,
    protected readonly pictures: PicturesService,
    { publishedForm, ...options }: PicturedOptions,
  ) {
    super(model, revision, revisions, options);
    this.publishedForm = publishedForm;
  }

  /** All pictures of a document. */
  protected picturesOf({ image }: Document): StoredPicture[] {
    return isStored(image) ? [image] : [];
  }

  protected override answer(document: Document, asAdmin: boolean): Entity {
    const entity = this.toEntity(document);
    if (!asAdmin || !this.publishedForm) return entity;
    return { ...entity, ...adminFields(document) };
  }

  /**
   * @param createdAt absent: now, where entities have a date
   * @throws ApiError 400, 415 or 422 when the picture is not accepted
   */
  async create(form: SavedForm<Form>, createdAt?: Date, by?: string): Promise<Entity> {
    const { image, alt = '', arAlt = '', focus, date, status, ...texts } = form;
    const [stored] = await this.pictures.take(image ? [image] : []);
    const picture = { ...stored, alt, arAlt, focus: focus ?? undefined };
    const day = dayOf(date) ?? createdAt ?? firstDate(status);
    return this.insert({ ...texts, createdAt: day, image: picture } as never, status, by);
  }

  /**
   * @throws ApiError 400 when it is published and something is missing; 404, 412 as `ifMatch` says,
   * or 400, 415 or 422 when the picture is not accepted
   */
  async update(id: string, form: SavedForm<Form>, ifMatch?: IfMatch, by?: string): Promise<Entity> {
    const { image, ...rest } = form;
    const read = await this.readToChange(id, ifMatch);
    const [taken] = await this.pictures.take(image ? [image] : [], this.picturesOf(read));
    const toForm = () => ({ ...rest, image: image === '' ? null : taken });
    return this.changePictured(read, ifMatch, toForm, by);
  }

  /** Makes a draft with the texts and pictures of an entity. @throws ApiError 404 */
  async duplicate(id: string, by?: string): Promise<Entity> {
    const original = await this.findDocument(id);
    await this.pictures.touch(this.picturesOf(original));
    const { _id, createdAt: _createdAt, ...content } = original;
    const copy: Record<string, unknown> = { ...content };
    for (const [name, ending] of Object.entries(COPY)) {
      copy[name] = cutText(String(copy[name]), LIMITS.name - ending.length)[0] + ending;
    }
    return this.insert(copy as never, 'draft', by);
  }

  /** Updates an entity with the form values that `formOf` returns. */
  protected async changePictured(
    read: Document,
    ifMatch: IfMatch | undefined,
    formOf: (current: Document) => PictureForm,
    by?: string,
  ): Promise<Entity> {
    const decide = async (current: Document) => {
      // Pictures of the first read were touched already.
      if (current !== read) await this.pictures.touch(this.picturesOf(current));
      return this.changeOf(current, formOf(current));
    };
    return this.answer(await this.rewrite(read, ifMatch, decide, by), true);
  }

  /**
   * The update for a form.
   * @throws ApiError 400 if it publishes an incomplete draft
   */
  private async changeOf(
    current: Document,
    { date, status, ...fields }: PictureForm,
  ): Promise<Change> {
    const state = status ?? current.state;
    const isPublished = state === 'published' && current.state !== state;
    const dated = date ?? current.createdAt;
    const createdAt = dayOf(date) ?? (isPublished && !dated ? new Date() : undefined);
    const change: Change = {
      $set: toPicturedUpdate(current.image, { ...fields, createdAt, state: status }),
      ...(state === 'draft' && date === '' && { $unset: { createdAt: 1 } }),
    };
    if (isPublished) await this.checkComplete(current, change);
    return change;
  }

  protected override async bulkChange(
    current: Document,
    { deleted, ...form }: BulkChange,
    by: string,
  ): Promise<Change> {
    if (deleted) return super.bulkChange(current, { deleted }, by);
    const change = await this.changeOf(current, form);
    // A revert reads it; a change of the state alone keeps none otherwise.
    if (form.status) await this.revisions.keep(this.kind, current, this.filesOf(current));
    return change;
  }

  protected override async revertingChange(current: Document): Promise<Change> {
    const { _id, state, version = 0 } = current;
    if (state === 'trashed') return super.revertingChange(current);
    const kept = await this.revisions.find(this.kind, _id.toHexString(), version - 1);
    const before = kept.document as Document & BulkChange;
    const { category, arCategory, createdAt } = before;
    // A draft without a date has got one with its publication.
    const date = createdAt ? undefined : '';
    const form = { status: before.state as Status, category, arCategory, date };
    return this.changeOf(current, form);
  }

  protected override filesOf(document: Document) {
    return this.picturesOf(document).map(({ file }) => file);
  }

  protected override async changeTo(current: Document, version: Document): Promise<Change> {
    const pictures = [...this.picturesOf(current), ...this.picturesOf(version)];
    await this.pictures.touch(pictures);
    const change = await super.changeTo(current, version);
    if (current.state === 'published') await this.checkComplete(current, change);
    return change;
  }

  protected override async removeRevisions(id: string): Promise<void> {
    const files = await this.revisions.removeOf(this.kind, id);
    await this.pictures.removeUnused(files.map((file) => ({ file })));
  }

  private async checkComplete(current: Document, { $set, $unset }: Change): Promise<void> {
    if (!this.publishedForm) return;
    const document = this.model.hydrate(current);
    document.set({ ...$set });
    for (const path of Object.keys($unset ?? {})) document.set(path, undefined);
    const { image, ...texts } = document.toObject() as unknown as Document;
    const { file, alt, arAlt } = image;
    const value = { ...texts, alt, arAlt, image: file && {} };
    await createValidationPipe().transform(value, { type: 'body', metatype: this.publishedForm });
  }

  protected override thumbnailOf({ image }: Document): Image | undefined {
    return isStored(image) ? toImage(image) : undefined;
  }

  override async removeForGood(id: string, by?: string): Promise<Document> {
    const removed = await super.removeForGood(id, by);
    await this.pictures.removeUnused(this.picturesOf(removed));
    return removed;
  }
}

const isStored = (picture: Partial<StoredPicture>): picture is StoredPicture =>
  picture.file !== undefined;

/** Default date of a new entity; drafts get theirs on publishing. */
export const firstDate = (status: Status = 'published'): Date | undefined =>
  status === 'published' ? new Date() : undefined;

/** Additional fields of authenticated responses. */
export const adminFields = ({ _id, state, updatedAt }: EntityDocument): AdminFields => ({
  status: state as Status,
  savedAt: (updatedAt ?? _id.getTimestamp()).toISOString(),
});
