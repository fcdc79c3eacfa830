import type { Model, UpdateQuery } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import type { PicturePart } from '../../common/forms/uploaded-file';
import type { IfMatch } from '../../common/http/if-match';
import type { FocusChange } from '../../common/validation/focus';
import type { ContentRevision } from '../../database/content-revision';
import { countingWrite } from '../../database/document-version';
import { toPicturedUpdate } from '../../storage/bilingual-picture';
import type { PicturesService } from '../../storage/pictures.service';
import type { StoredPicture } from '../../storage/stored-picture';
import { dayOf } from './day';
import { type EntityDocument, type EntityOptions, EntityRepository } from './entity.repository';

interface PicturedDocument extends EntityDocument {
  image: StoredPicture;
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

/** Public entities with a picture. */
export abstract class PicturedRepository<
  Document extends PicturedDocument,
  Entity,
  Form extends PicturedForm,
> extends EntityRepository<Document, Entity> {
  constructor(
    model: Model<Document>,
    revision: ContentRevision,
    protected readonly pictures: PicturesService,
    options: EntityOptions,
  ) {
    super(model, revision, options);
  }

  /** All pictures of a document. */
  protected picturesOf({ image }: Document): StoredPicture[] {
    return [image];
  }

  /**
   * @param createdAt absent: now, or none where entities have no date
   * @throws ApiError 400, 415 or 422 when the picture is not accepted
   */
  async create(
    { image, alt, arAlt, focus, date, ...texts }: Form,
    createdAt?: Date,
  ): Promise<Entity> {
    const picture = await this.pictures.takeOne(image);
    return this.insert({
      ...texts,
      createdAt: dayOf(date) ?? createdAt,
      image: { ...picture, alt, arAlt, focus: focus ?? undefined },
    } as never);
  }

  /** @throws ApiError 404, 412 as `ifMatch` says, or 400, 415 or 422 when the picture is not accepted */
  async update(id: string, { date, ...form }: Partial<Form>, ifMatch?: IfMatch): Promise<Entity> {
    // Asked before a picture is stored for an entity that does not exist, or has changed.
    const current = await this.findDocument(id);
    const expected = ifMatch?.check(this.versioned(current));
    const parts = form.image ? [form.image] : [];
    const [image] = await this.pictures.take(parts, this.picturesOf(current));
    const update = toPicturedUpdate<object>({ ...form, createdAt: dayOf(date), image });
    if (!(await this.write({ _id: id }, update, expected))) throw new ApiError(this.notFound);
    return this.get(id);
  }

  /** @throws ApiError 404 */
  override async remove(id: string): Promise<void> {
    await this.pictures.letGo(this.picturesOf(await this.findDocument(id)));
    await super.remove(id);
  }

  /**
   * Puts an entity whose pictures are stored under an id, in place of what is there.
   * @param document all of it, but for its version
   */
  async put(id: string, document: object): Promise<Entity> {
    await this.revision.write(() =>
      this.model
        .updateOne({ _id: id }, countingWrite({ $set: document }) as UpdateQuery<Document>, {
          upsert: true,
        })
        .exec(),
    );
    return this.get(id);
  }
}
