import { cutText, LIMITS } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import type { Model, UpdateQuery } from 'mongoose';
import { ApiError, type ErrorDefinition } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { changedMeanwhile, type IfMatch } from '../../common/http/if-match';
import type { FocusChange } from '../../common/validation/focus';
import { createValidationPipe } from '../../common/validation/validation.pipe';
import { atVersion, countingWrite, versionOf } from '../../database/document-version';
import type { PicturesService } from '../../storage/pictures.service';
import { type StoredPicture, toImage } from '../../storage/stored-picture';
import { dayOf } from '../base/day';
import { assertDistinct, withFocuses } from '../projects/secondary-images';
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
interface DraftForm {
  /** Empty: without a picture. */
  image?: PicturePart | '';
  secondaryImages?: PicturePart[];
  secondaryFocus?: FocusChange[];
  focus?: FocusChange;
  date?: string;
}

export interface DraftOptions {
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
    private readonly pictures: PicturesService,
    private readonly published: PublishedEntities<Entity>,
    private readonly options: DraftOptions,
  ) {}

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
  async create(form: DraftForm): Promise<Draft> {
    const { image, focus, secondaryImages = [], secondaryFocus, date, ...texts } = form;
    assertDistinct(secondaryImages);
    const taken = await this.pictures.take([...(image ? [image] : []), ...secondaryImages]);
    const main = image ? taken.shift() : undefined;
    const created = await this.model.create({
      texts,
      createdAt: dayOf(date),
      image: main && { ...main, focus: focus ?? undefined },
      secondaryImages: withFocuses(taken, secondaryFocus),
      updatedAt: new Date(),
    });
    return this.answer(created.toObject());
  }

  /** @throws ApiError 400, 404, 415 or 422; 412 as `ifMatch` says, or 409 without it */
  async update(id: string, form: DraftForm, ifMatch?: IfMatch): Promise<Draft> {
    const { image, focus, secondaryImages, secondaryFocus, date, ...texts } = form;
    const current = await this.findDocument(id);
    const expected = ifMatch?.check({ value: this.answer(current), version: versionOf(current) });
    assertDistinct(secondaryImages);
    const parts = [...(image ? [image] : []), ...(secondaryImages ?? [])];
    const taken = await this.pictures.take(parts, picturesOf(current));
    const main = image ? taken.shift() : image === undefined ? current.image : undefined;
    const point = focus === undefined ? main?.focus : focus;
    const row = secondaryImages ? taken : secondaryFocus && current.secondaryImages;
    const set = {
      ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`texts.${name}`, text])),
      ...(date && { createdAt: dayOf(date) }),
      ...(main && { image: { ...main, focus: point ?? undefined } }),
      ...(row && { secondaryImages: withFocuses(row, secondaryFocus) }),
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
    return this.get(id);
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await this.pictures.letGo(picturesOf(await this.findDocument(id)));
    const { deletedCount } = await this.model.deleteOne({ _id: id });
    if (deletedCount === 0) throw new ApiError(this.options.notFound);
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
    await this.pictures.touch(picturesOf(document));
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
    await this.pictures.touch(picturesOf(rest));
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
    await this.pictures.touch(picturesOf(draft));
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
}

const picturesOf = ({
  image,
  secondaryImages,
}: Pick<DraftDocument, 'image' | 'secondaryImages'>) => [
  ...(image ? [image] : []),
  ...secondaryImages,
];

/** What all drafts answer beside their texts. */
export const draftBase = ({ _id, image, createdAt, updatedAt = new Date(0) }: DraftDocument) => ({
  _id: _id.toHexString(),
  ...(image && { image: toImage(image) }),
  ...(createdAt && { createdAt: createdAt.toISOString() }),
  savedAt: updatedAt.toISOString(),
});
