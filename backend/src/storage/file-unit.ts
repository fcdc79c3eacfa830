import { Types } from 'mongoose';
import type { UploadedFile } from '../common/forms/uploaded-file';
import type { InspectedPicture, PictureWorkshop } from '../pictures/picture-workshop';
import { safeFileName } from './file-name';
import type { FileMetadata, FileStore } from './file-store';
import type { PictureFile } from './picture-file';
import type { StoredPicture } from './stored-picture';

/** What a document's content was found to be. */
export interface DocumentKind {
  contentType: string;
  /** Without the dot. */
  extension: string;
}

/** The files of one change to one entity: those stored for it, and those it no longer needs. */
export class FileUnit {
  /** Every file begun, also one whose upload failed in the middle. */
  readonly stored: Types.ObjectId[] = [];
  readonly discarded: Types.ObjectId[] = [];
  /** The pictures among those stored. */
  readonly pictures: PictureFile[] = [];
  /** Whether a file is on its way into the store, or stayed there. */
  isStoring = false;

  constructor(
    private readonly store: FileStore,
    private readonly workshop: PictureWorkshop,
    private readonly owner: string,
  ) {}

  async storePicture(file: UploadedFile): Promise<StoredPicture> {
    const [picture] = await this.storePictures([file]);
    return picture as StoredPicture;
  }

  /**
   * Stores pictures in order; all are judged before the first is stored.
   * @throws ApiError 415 or 422 when one of them is not accepted
   */
  async storePictures(files: readonly UploadedFile[]): Promise<StoredPicture[]> {
    const inspected = [];
    // One after the other: decoding is heavy, and a form may bring a hundred.
    for (const file of files) inspected.push({ file, picture: await this.workshop.inspect(file) });

    const pictures: StoredPicture[] = [];
    for (const { file, picture } of inspected) pictures.push(await this.keep(file, picture));
    return pictures;
  }

  /** Stores a file that only its own module serves; the caller has judged its content. */
  async storeDocument(file: UploadedFile, kind: DocumentKind): Promise<Types.ObjectId> {
    return this.put(file, safeFileName(file.originalname, kind.extension, 'document'), {
      contentType: kind.contentType,
      visibility: 'private',
    });
  }

  /** Marks files that go once the entity is written without them. */
  discard(pictures: Iterable<{ file: Types.ObjectId } | null | undefined>): void {
    for (const picture of pictures) if (picture) this.discarded.push(picture.file);
  }

  private async put(
    { path }: UploadedFile,
    name: string,
    metadata: Omit<FileMetadata, 'owner'>,
  ): Promise<Types.ObjectId> {
    const id = new Types.ObjectId();
    this.stored.push(id);
    this.isStoring = true;
    await this.store.put(id, path, name, { owner: this.owner, ...metadata });
    this.isStoring = false;
    return id;
  }

  private async keep(
    file: UploadedFile,
    { contentType, placeholder, ...traits }: InspectedPicture,
  ): Promise<StoredPicture> {
    const name = safeFileName(file.originalname, traits.format);
    const id = await this.put(file, name, { contentType, visibility: 'public', picture: traits });
    this.pictures.push({ id, name, traits });
    const { width, height, transparent, format } = traits;
    return {
      file: id,
      width,
      height,
      placeholder,
      ...(transparent && { transparent }),
      ...(format === 'svg' && { vector: true }),
    };
  }
}
