import { type AdminFields, cutText, LIMITS, type Status } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import type { Model, Types } from 'mongoose';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import type { IfMatch } from '../../common/http/if-match';
import type { FocusChange } from '../../common/validation/focus';
import { createValidationPipe } from '../../common/validation/validation.pipe';
import type { ContentRevision } from '../../database/content-revision';
import { type PictureChange, toPicturedUpdate } from '../../storage/bilingual-picture';
import type { FileReferences } from '../../storage/file-references';
import type { FileTransaction } from '../../storage/file-transaction';
import type { FilesService } from '../../storage/files.service';
import type { StoredPicture } from '../../storage/stored-picture';
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
  image: UploadedFile;
  alt: string;
  /** Absent where the description has one language. */
  arAlt?: string;
  /** Absent where the picture is never cropped. */
  focus?: FocusChange;
  /** YYYY-MM-DD, where the owner dates the entity. */
  date?: string;
}

/** What is saved of a form. Of a draft, each field may be absent, and a text or picture ''. */
export type SavedForm<Form extends PicturedForm> = Partial<Omit<Form, 'image' | 'status'>> & {
  image?: UploadedFile | '';
  /** Absent: published when it is added, else as it was. */
  status?: Status;
};

interface PicturedOptions extends EntityOptions {
  /** The name under which the pictures are stored. */
  owner: string;
  /** What is asked of one that is published; absent where there are no drafts. */
  publishedForm?: Type<object>;
}

const COPY = { name: ' (copy)', arName: ' (نسخة)' } as const;

/**
 * Public entities with a picture. New files are stored before the entity is written and old ones
 * removed after that, so that a failure leaves neither an orphan nor a broken picture.
 */
export abstract class PicturedRepository<
  Document extends PicturedDocument,
  Entity,
  Form extends PicturedForm,
> extends EntityRepository<Document, Entity> {
  private readonly owner: string;
  private readonly publishedForm: Type<object> | undefined;

  constructor(
    model: Model<Document>,
    revision: ContentRevision,
    protected readonly files: FilesService,
    references: FileReferences,
    { owner, publishedForm, ...options }: PicturedOptions,
  ) {
    super(model, revision, options);
    this.owner = owner;
    this.publishedForm = publishedForm;
    references.register(owner, (ids) => this.referencedFiles(ids));
  }

  /** Where a document holds the ids of its files, and an index finds them. */
  protected readonly filePaths: readonly string[] = ['image.file'];

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
   * @throws ApiError 415 or 422 when the picture is not accepted
   */
  create(form: SavedForm<Form>, createdAt?: Date): Promise<Entity> {
    const { image, alt = '', arAlt = '', focus, date, status, ...texts } = form;
    return this.withFiles(async (transaction) => {
      const stored = image ? await transaction.storePicture(image) : {};
      const picture = { ...stored, alt, arAlt, focus: focus ?? undefined };
      const day = dayOf(date) ?? createdAt ?? firstDate(status);
      return this.insert({ ...texts, createdAt: day, image: picture } as never, status);
    });
  }

  /**
   * @throws ApiError 400 when it is published and something is missing; 404, 412 as `ifMatch` says,
   * or 415 or 422 when the picture is not accepted
   */
  async update(id: string, form: SavedForm<Form>, ifMatch?: IfMatch): Promise<Entity> {
    const { image, ...rest } = form;
    await this.checkRead(id, ifMatch);
    return this.withFiles(async (transaction) => {
      const stored = image ? await transaction.storePicture(image) : cleared(image);
      const { before, after } = await this.rewrite(id, ifMatch, (current) =>
        this.changeOf(current, { ...rest, image: stored }),
      );
      if (stored !== undefined) transaction.discard([storedPicture(before.image)]);
      return this.answer(after, true);
    });
  }

  /** Makes a draft with the texts and pictures of an entity. @throws ApiError 404 */
  async duplicate(id: string): Promise<Entity> {
    const { _id, createdAt: _createdAt, ...content } = await this.findDocument(id);
    const copy: Record<string, unknown> = { ...content };
    for (const [name, ending] of Object.entries(COPY)) {
      copy[name] = cutText(String(copy[name]), LIMITS.name - ending.length)[0] + ending;
    }
    return this.insert(copy as never, 'draft');
  }

  /** Before pictures are stored for an entity that does not exist, or has changed. */
  protected async checkRead(id: string, ifMatch: IfMatch | undefined): Promise<Document> {
    const current = await this.findDocument(id);
    ifMatch?.check(this.versioned(current));
    return current;
  }

  /**
   * What a form changes.
   * @throws ApiError 400 when it is published by that and something is missing
   */
  protected async changeOf(
    current: Document,
    { date, status, ...fields }: PictureChange & { date?: string; status?: Status },
  ): Promise<Change> {
    const state = status ?? current.state;
    const isPublished = state === 'published' && current.state !== state;
    const dated = date ?? current.createdAt;
    const createdAt = dayOf(date) ?? (isPublished && !dated ? new Date() : undefined);
    const change = toPicturedUpdate<object>({ ...fields, createdAt, state: status });
    if (state === 'draft' && date === '') change.$unset = { ...change.$unset, createdAt: 1 };
    if (isPublished) await this.checkComplete(current, change);
    return change;
  }

  private async checkComplete(current: Document, { $set, $unset }: Change): Promise<void> {
    const document = this.model.hydrate(current);
    document.set({ ...$set });
    for (const path of Object.keys($unset ?? {})) document.set(path, undefined);
    const { image, ...texts } = document.toObject() as unknown as Document;
    const { file, alt, arAlt } = image;
    const value = { ...texts, alt, arAlt, image: file && {} };
    await createValidationPipe().transform(value, { type: 'body', metatype: this.publishedForm });
  }

  /** @throws ApiError 404 */
  override remove(id: string): Promise<void> {
    return this.withFiles(async (transaction) => {
      transaction.discard(this.picturesOf(await this.removeDocument(id)));
    });
  }

  protected withFiles<T>(work: (transaction: FileTransaction) => Promise<T>): Promise<T> {
    return this.files.withFiles(this.owner, work);
  }

  private async referencedFiles(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const found: Document[] = [];
    for (const path of this.filePaths) {
      found.push(...(await this.model.find({ [path]: { $in: ids } }).lean<Document[]>()));
    }
    return found.flatMap((document) => this.picturesOf(document).map(({ file }) => file));
  }
}

const isStored = (picture: Partial<StoredPicture>): picture is StoredPicture =>
  picture.file !== undefined;

/** What a form without a picture says of it: '' takes it away. */
export const cleared = (image: UploadedFile | '' | undefined) => (image === '' ? null : undefined);

/** The picture of an entity, if it has one. */
export const storedPicture = (picture: Partial<StoredPicture>): StoredPicture | undefined =>
  isStored(picture) ? picture : undefined;

/** The date of an entity that is added without one: drafts get theirs when they are published. */
export const firstDate = (status: Status = 'published'): Date | undefined =>
  status === 'published' ? new Date() : undefined;

/** What the admin is answered beside what visitors are. */
export const adminFields = ({ _id, state, updatedAt }: EntityDocument): AdminFields => ({
  status: state,
  savedAt: (updatedAt ?? _id.getTimestamp()).toISOString(),
});
