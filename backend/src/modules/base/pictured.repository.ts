import type { Model, Types, UpdateQuery } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import type { IfMatch } from '../../common/http/if-match';
import type { FocusChange } from '../../common/validation/focus';
import type { ContentRevision } from '../../database/content-revision';
import { countingWrite } from '../../database/document-version';
import { toPicturedUpdate } from '../../storage/bilingual-picture';
import type { FileReferences } from '../../storage/file-references';
import type { FileTransaction } from '../../storage/file-transaction';
import type { FilesService } from '../../storage/files.service';
import type { StoredPicture } from '../../storage/stored-picture';
import { dayOf } from './day';
import { type EntityDocument, type EntityOptions, EntityRepository } from './entity.repository';

interface PicturedDocument extends EntityDocument {
  image: StoredPicture;
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

interface PicturedOptions extends EntityOptions {
  /** The name under which the pictures are stored. */
  owner: string;
}

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

  constructor(
    model: Model<Document>,
    revision: ContentRevision,
    protected readonly files: FilesService,
    references: FileReferences,
    { owner, ...options }: PicturedOptions,
  ) {
    super(model, revision, options);
    this.owner = owner;
    references.register(owner, (ids) => this.referencedFiles(ids));
  }

  /** Where a document holds the ids of its files, and an index finds them. */
  protected readonly filePaths: readonly string[] = ['image.file'];

  /** All pictures of a document. */
  protected picturesOf({ image }: Document): StoredPicture[] {
    return [image];
  }

  /**
   * @param createdAt absent: now, or none where entities have no date
   * @throws ApiError 415 or 422 when the picture is not accepted
   */
  create({ image, alt, arAlt, focus, date, ...texts }: Form, createdAt?: Date): Promise<Entity> {
    return this.withFiles(async (transaction) => {
      const stored = await transaction.storePicture(image);
      const picture = { ...stored, alt, arAlt, focus: focus ?? undefined };
      return this.insert({
        ...texts,
        createdAt: dayOf(date) ?? createdAt,
        image: picture,
      } as never);
    });
  }

  /** @throws ApiError 404, 412 as `ifMatch` says, or 415 or 422 when the picture is not accepted */
  async update(id: string, { date, ...form }: Partial<Form>, ifMatch?: IfMatch): Promise<Entity> {
    // Asked before a picture is stored for an entity that does not exist, or has changed.
    const current = await this.findDocument(id);
    const expected = ifMatch?.check(this.versioned(current));
    await this.withFiles(async (transaction) => {
      const image = form.image && (await transaction.storePicture(form.image));
      const update = toPicturedUpdate<object>({ ...form, createdAt: dayOf(date), image });
      const before = await this.write({ _id: id }, update, expected);
      if (!before) throw new ApiError(this.notFound);
      if (image) transaction.discard([before.image]);
    });
    return this.get(id);
  }

  /** @throws ApiError 404 */
  override remove(id: string): Promise<void> {
    return this.withFiles(async (transaction) => {
      transaction.discard(this.picturesOf(await this.removeDocument(id)));
    });
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
