import { cutText, LIMITS } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import { Types, type Model, type UpdateQuery } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { changedMeanwhile, type IfMatch } from '../../common/http/if-match';
import type { FocusChange } from '../../common/validation/focus';
import { createValidationPipe } from '../../common/validation/validation.pipe';
import { atVersion, countingWrite, versionOf } from '../../database/document-version';
import type { FileReferences } from '../../storage/file-references';
import type { FilesService } from '../../storage/files.service';
import { type StoredPicture, toImage } from '../../storage/stored-picture';
import { dayOf } from '../base/day';
import {
  arrange,
  dropped,
  readSecondaryForm,
  type SecondaryForm,
} from '../projects/secondary-images';
import type { DraftDocument } from './draft.schema';

/** What a draft becomes, and what becomes a draft. */
interface PublishedEntities<Entity> {
  findDocument(id: string): Promise<object>;
  put(id: string, document: object): Promise<Entity>;
  remove(id: string): Promise<void>;
}

interface PublishedDocument {
  createdAt: Date;
  image: StoredPicture & { alt: string; arAlt: string };
  secondaryImages?: StoredPicture[];
  [field: string]: unknown;
}

/** A form of which every field may be absent; the others are texts. */
interface DraftForm extends SecondaryForm {
  /** Empty: without a picture. */
  image?: UploadedFile | '';
  focus?: FocusChange;
  date?: string;
}

export interface DraftOptions {
  /** The name under which the pictures are stored. */
  owner: string;
  notFound: ErrorDefinition;
  /** The names of the texts. */
  texts: readonly string[];
  /** What publishing asks for. */
  form: Type<object>;
}

const LAST_SAVED_FIRST = { updatedAt: -1, _id: -1 } as const;

const COPY = { name: ' (copy)', arName: ' (نسخة)' } as const;

/**
 * Entities that are not published. A draft and what it becomes have one id and share their files,
 * which stay as long as one of them refers to them.
 */
export abstract class DraftsRepository<Draft, Entity> {
  constructor(
    private readonly model: Model<DraftDocument>,
    private readonly files: FilesService,
    references: FileReferences,
    private readonly published: PublishedEntities<Entity>,
    private readonly options: DraftOptions,
  ) {
    references.register(options.owner, (ids) => this.referencedFiles(ids));
  }

  /** @param texts of every name */
  protected abstract toDraft(document: DraftDocument, texts: Record<string, string>): Draft;

  async list(): Promise<Draft[]> {
    const documents = await this.model.find().sort(LAST_SAVED_FIRST).lean<DraftDocument[]>();
    return documents.map((document) => this.answer(document));
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<Draft> {
    return this.answer(await this.findDocument(id));
  }

  /** @throws ApiError 400, 415 or 422 when a picture is not accepted */
  create(form: DraftForm): Promise<Draft> {
    const { image, focus, secondaryImages = [], secondaryFocus, date, ...texts } = form;
    const wanted = readSecondaryForm({ secondaryImages, secondaryFocus }, [])!;
    return this.files.withFiles(this.options.owner, async (transaction) => {
      const added = await transaction.storePictures([...(image ? [image] : []), ...wanted.added]);
      const main = image ? added.shift() : undefined;
      const created = await this.model.create({
        texts,
        createdAt: dayOf(date),
        image: main && { ...main, focus: focus ?? undefined },
        secondaryImages: arrange(wanted, added),
        updatedAt: new Date(),
      });
      return this.answer(created.toObject());
    });
  }

  /** @throws ApiError 400, 404, 415 or 422; 412 as `ifMatch` says, or 409 without it */
  async update(id: string, form: DraftForm, ifMatch?: IfMatch): Promise<Draft> {
    const { image, focus, secondaryImages, secondaryFocus, date, ...texts } = form;
    const current = await this.findDocument(id);
    const expected = ifMatch?.check({ value: this.answer(current), version: versionOf(current) });
    const wanted = readSecondaryForm({ secondaryImages, secondaryFocus }, current.secondaryImages);
    await this.files.withFiles(this.options.owner, async (transaction) => {
      const added = await transaction.storePictures([
        ...(image ? [image] : []),
        ...(wanted?.added ?? []),
      ]);
      const main = image ? added.shift() : image === undefined ? current.image : undefined;
      const focused = (image || focus !== undefined) && main;
      const row = wanted && arrange(wanted, added);
      const set = {
        ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`texts.${name}`, text])),
        ...(date && { createdAt: dayOf(date) }),
        ...(focused && { image: { ...focused, focus: focus ?? undefined } }),
        ...(row && { secondaryImages: row }),
      };
      const unset = { ...(date === '' && { createdAt: 1 }), ...(image === '' && { image: 1 }) };
      const change = { $set: set, ...(Object.keys(unset).length > 0 && { $unset: unset }) };
      const { matchedCount } = await this.model.updateOne(
        { _id: id, ...atVersion(versionOf(current)) },
        countingWrite(change) as UpdateQuery<DraftDocument>,
      );
      if (matchedCount === 0) {
        throw expected ? changedMeanwhile() : new ApiError(COMMON_ERRORS.conflict);
      }
      if (image !== undefined) transaction.discard([current.image]);
      if (row) transaction.discard(dropped(current.secondaryImages, row));
    });
    return this.get(id);
  }

  /** @throws ApiError 404 */
  remove(id: string): Promise<void> {
    return this.files.withFiles(this.options.owner, async (transaction) => {
      const removed = await this.model.findByIdAndDelete(id).lean<DraftDocument>();
      if (!removed) throw new ApiError(this.options.notFound);
      transaction.discard([removed.image, ...removed.secondaryImages]);
    });
  }

  /**
   * Inserted first, then removed: after a crash in between both are there, and publishing again
   * leaves one.
   * @throws ApiError 400 with the fields that are missing, or 404
   */
  async publish(id: string): Promise<Entity> {
    const document = await this.findDocument(id);
    const { texts, image, secondaryImages, createdAt = new Date() } = document;
    await this.checkComplete(document);
    const { alt, arAlt, ...own } = texts;
    const picture = { ...image, alt, arAlt };
    const entity = await this.published.put(id, {
      ...own,
      createdAt,
      image: picture,
      secondaryImages,
    });
    await this.model.deleteOne({ _id: id, ...atVersion(versionOf(document)) });
    return entity;
  }

  /** Makes a draft of what is published. @throws ApiError 404 */
  async unpublish(id: string): Promise<Draft> {
    const { createdAt, ...rest } = await this.contentOf(id);
    const change = countingWrite({ $set: { ...rest, createdAt } });
    await this.model.updateOne({ _id: id }, change as UpdateQuery<DraftDocument>, { upsert: true });
    await this.published.remove(id);
    return this.get(id);
  }

  /** Makes a draft with the texts and pictures of what is published. @throws ApiError 404 */
  async duplicate(id: string): Promise<Draft> {
    const { texts, image, secondaryImages } = await this.contentOf(id);
    const copy = { ...texts };
    for (const [name, ending] of Object.entries(COPY)) {
      const [kept] = cutText(texts[name] ?? '', LIMITS.name - ending.length);
      copy[name] = kept + ending;
    }
    const draft = { texts: copy, image, secondaryImages, updatedAt: new Date() };
    const created = await this.model.create(draft);
    return this.answer(created.toObject());
  }

  /** A published entity as a draft holds it. */
  private async contentOf(id: string) {
    const stored = (await this.published.findDocument(id)) as PublishedDocument;
    const { alt, arAlt, ...image } = stored.image;
    const named = this.options.texts.map((name) => [name, stored[name] ?? '']);
    const texts = { ...Object.fromEntries(named), alt, arAlt } as Record<string, string>;
    const { createdAt, secondaryImages = [] } = stored;
    return { texts, createdAt, image, secondaryImages };
  }

  private async checkComplete({ texts, image }: DraftDocument): Promise<void> {
    const value = { ...texts, image: image && {} };
    await createValidationPipe().transform(value, { type: 'body', metatype: this.options.form });
  }

  private answer(document: DraftDocument): Draft {
    const empty = Object.fromEntries([...this.options.texts, 'alt', 'arAlt'].map((n) => [n, '']));
    return this.toDraft(document, { ...empty, ...document.texts });
  }

  private async findDocument(id: string): Promise<DraftDocument> {
    const document = await this.model.findById(id).lean<DraftDocument>();
    if (!document) throw new ApiError(this.options.notFound);
    return document;
  }

  private async referencedFiles(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const found: DraftDocument[] = [];
    for (const path of ['image.file', 'secondaryImages.file']) {
      found.push(...(await this.model.find({ [path]: { $in: ids } }).lean<DraftDocument[]>()));
    }
    return found.flatMap(({ image, secondaryImages }) =>
      [...(image ? [image] : []), ...secondaryImages].map(({ file }) => file),
    );
  }
}

/** What all drafts answer beside their texts. */
export const draftBase = ({ _id, image, createdAt, updatedAt = new Date(0) }: DraftDocument) => ({
  _id: _id.toHexString(),
  ...(image && { image: toImage(image) }),
  ...(createdAt && { createdAt: createdAt.toISOString() }),
  savedAt: updatedAt.toISOString(),
});
