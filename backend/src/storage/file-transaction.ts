import type { Types } from 'mongoose';
import type { UploadedFile } from '../common/forms/uploaded-file';
import type { ImageProcessor, InspectedPicture } from '../images/image-processor';
import { safeFileName } from './file-name';
import { newFileId } from './file-id';
import type { FileMetadata, FileStore } from './file-store';
import type { PictureFile, StoredPicture } from './stored-picture';

/** What the caller has found a document to be. */
export interface DocumentKind {
  contentType: string;
  /** Without the dot. */
  extension: string;
}

/** The files of one change to one entity: those stored for it and those it no longer needs. */
export class FileTransaction {
  /** Every file begun, also one whose upload failed in the middle. */
  readonly stored: Types.ObjectId[] = [];
  readonly discarded: Types.ObjectId[] = [];
  /** The pictures among those stored. */
  readonly pictures: PictureFile[] = [];
  /** Whether a file is being written, or its writing failed. */
  isStoring = false;

  constructor(
    private readonly store: FileStore,
    private readonly images: ImageProcessor,
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
    for (const file of files) inspected.push({ file, picture: await this.images.inspect(file) });

    const pictures: StoredPicture[] = [];
    for (const { file, picture } of inspected) pictures.push(await this.put(file, picture));
    return pictures;
  }

  /** Stores a file that only its own module serves; the caller has judged its content. */
  async storeDocument(file: UploadedFile, kind: DocumentKind): Promise<Types.ObjectId> {
    return this.write(file, safeFileName(file.originalname, kind.extension, 'document'), {
      contentType: kind.contentType,
      visibility: 'private',
    });
  }

  /** Marks files to be removed once the entity is written without them. */
  discard(pictures: Iterable<{ file: Types.ObjectId } | null | undefined>): void {
    for (const picture of pictures) if (picture) this.discarded.push(picture.file);
  }

  private async write(
    { path }: UploadedFile,
    name: string,
    metadata: Omit<FileMetadata, 'owner'>,
  ): Promise<Types.ObjectId> {
    const id = newFileId();
    this.stored.push(id);
    this.isStoring = true;
    await this.store.put(id, path, name, { owner: this.owner, ...metadata });
    this.isStoring = false;
    return id;
  }

  private async put(
    file: UploadedFile,
    { contentType, placeholder, ...traits }: InspectedPicture,
  ): Promise<StoredPicture> {
    const name = safeFileName(file.originalname, traits.format);
    const id = await this.write(file, name, { contentType, visibility: 'public', picture: traits });
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
