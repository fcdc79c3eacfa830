import type { Image, LibraryPicture } from '@manjara/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { lookup } from 'mime-types';
import { createHash } from 'node:crypto';
import { fieldError } from '../common/errors/api-error';
import { isDuplicateKey } from '../common/errors/database-errors';
import { isDiskFull } from '../common/errors/to-api-error';
import {
  isPictureUrl,
  type PicturePart,
  type PictureUrl,
  type UploadedFile,
} from '../common/forms/uploaded-file';
import type { Listed, Page } from '../common/http/pagination';
import type { InspectedPicture } from '../images/encodings';
import { ImageProcessor } from '../images/image-processor';
import { newFileId } from './file-id';
import { safeFileName } from './file-name';
import { FileReferences } from './file-references';
import { PICTURES } from './file.schema';
import { FileStore } from './file-store';
import { FILES_ERRORS } from './files.errors';
import {
  fileIdOf,
  type PictureFile,
  type StoredPicture,
  toImage,
  toStoredPicture,
} from './stored-picture';
import { warmUpKeys } from './variant-choice';
import { VariantMaker } from './variant-maker';

/** Longer than any write. */
const WRITE_MS = 10 * 60_000;

/**
 * Pictures, which any number of entities may share. Only the sweep removes them, so touch a picture
 * before adding or removing a reference to it.
 */
@Injectable()
export class PicturesService {
  private readonly logger = new Logger(PicturesService.name);

  constructor(
    private readonly store: FileStore,
    private readonly references: FileReferences,
    private readonly images: ImageProcessor,
    private readonly maker: VariantMaker,
  ) {}

  /** Newest first, with the entities that refer to them. */
  async list(page: Page): Promise<Listed<LibraryPicture>> {
    const { items, total } = await this.store.listPictures(page);
    const uses = await this.references.usesOf(items.map(({ id }) => id));
    const toItem = (picture: PictureFile) => ({
      ...imageOf(picture),
      name: picture.name,
      usedIn: uses.get(picture.id.toHexString()) ?? [],
    });
    return { items: items.map(toItem), total };
  }

  /**
   * Stores a picture that no entity uses yet.
   * @param idempotencyKey a repeated key returns the same picture
   * @throws ApiError 415 or 422 when it is not accepted
   */
  async upload(file: UploadedFile, idempotencyKey?: string): Promise<Image> {
    const key = idempotencyKey ? sha256(idempotencyKey) : undefined;
    const earlier = key && (await this.store.touchByKey(key));
    if (earlier) return imageOf(earlier);
    const inspected = await this.images.inspect(file);
    try {
      return imageOf(await this.put(file, inspected, key));
    } catch (error) {
      // A concurrent request with the same key was faster.
      const first = key && isDuplicateKey(error) && (await this.store.touchByKey(key));
      if (!first) throw error;
      return imageOf(first);
    }
  }

  /**
   * The pictures of a form, in order: addresses are looked up; files are stored after all have been
   * accepted. Touches them and the entity's current pictures.
   * @param held the entity's current pictures, which keep their focus
   * @throws ApiError 400 for an unknown address; 415 or 422 when a picture is not accepted
   */
  async take(
    parts: readonly PicturePart[],
    held: readonly StoredPicture[] = [],
  ): Promise<StoredPicture[]> {
    const named = parts.flatMap((part) => (isPictureUrl(part) ? (fileIdOf(part.url) ?? []) : []));
    // Touch before the lookup, so that the sweep cannot remove a picture in between.
    await this.store.touch([...held.map(({ file }) => file), ...named]);
    const found = await this.store.findPictures(named);

    const accepted: (() => PictureFile | Promise<PictureFile>)[] = [];
    // One after the other: decoding is heavy, and a form may have a hundred.
    for (const part of parts) {
      if (isPictureUrl(part)) {
        const picture = pictureAt(part, found);
        accepted.push(() => picture);
      } else {
        const inspected = await this.images.inspect(part);
        accepted.push(() => this.put(part, inspected));
      }
    }
    const taken: StoredPicture[] = [];
    for (const store of accepted) {
      const picture = await store();
      this.maker.enqueue(picture, warmUpKeys(picture.traits));
      const focus = held.find(({ file }) => file.equals(picture.id))?.focus;
      taken.push({ ...toStoredPicture(picture), ...(focus && { focus }) });
    }
    return taken;
  }

  /** Call before a write that copies pictures from another document. */
  touch(pictures: readonly Pick<StoredPicture, 'file'>[]): Promise<void> {
    return this.store.touch(pictures.map(({ file }) => file));
  }

  /** Those of these pictures that are no longer stored. */
  async missing<P extends Pick<StoredPicture, 'file'>>(pictures: readonly P[]): Promise<P[]> {
    const found = await this.store.findPictures(pictures.map(({ file }) => file));
    return pictures.filter(({ file }) => !found.some(({ id }) => id.equals(file)));
  }

  /** Call before removing a reference to pictures: they stay for 30 days. */
  async letGo(pictures: readonly Pick<StoredPicture, 'file'>[]): Promise<void> {
    try {
      await this.touch(pictures);
    } catch (error) {
      // Deleting must work on a full disk; the next sweep may then remove them.
      if (!isDiskFull(error)) throw error;
    }
  }

  /** Removes pictures that nothing refers to. Best effort: the sweep retries. */
  async removeUnused(pictures: readonly Pick<StoredPicture, 'file'>[]): Promise<void> {
    try {
      const unused = await this.references.unreferenced(pictures.map(({ file }) => file));
      // A write that has just touched a picture may be about to refer to it.
      await this.store.removeUntouched(unused, new Date(Date.now() - WRITE_MS));
    } catch (error) {
      this.logger.warn(
        { err: error },
        'pictures could not be removed; the daily sweep removes them',
      );
    }
  }

  private async put(
    file: UploadedFile,
    traits: InspectedPicture,
    key?: string,
  ): Promise<PictureFile> {
    const id = newFileId();
    const name = safeFileName(file.originalname, traits.format);
    await this.store.put(id, file.path, name, {
      owner: PICTURES,
      contentType: lookup(traits.format) || 'image/*',
      visibility: 'public',
      picture: traits,
      touchedAt: new Date(),
      key: key ?? id.toHexString(),
    });
    return { id, name, traits };
  }
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

const imageOf = (picture: PictureFile): Image => toImage(toStoredPicture(picture));

/** @throws ApiError 400 */
function pictureAt({ url, fieldname }: PictureUrl, pictures: readonly PictureFile[]): PictureFile {
  const file = fileIdOf(url);
  const picture = file && pictures.find(({ id }) => id.equals(file));
  if (!picture) throw fieldError(fieldname, FILES_ERRORS.unknownPicture);
  return picture;
}
