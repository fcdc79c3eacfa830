import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ApiError } from '../common/errors/api-error';
import { COMMON_ERRORS } from '../common/errors/common.errors';
import { isDiskFull } from '../common/errors/to-api-error';
import type { Encoding, VariantKey } from '../images/encodings';
import { FileStore } from './file-store';
import { FILES_ERRORS } from './files.errors';
import type { PictureFile } from './stored-picture';
import {
  acceptedEncodings,
  bestOf,
  nearest,
  servedWidth,
  type VariantRequest,
} from './variant-choice';
import { VariantMaker } from './variant-maker';
import { type StoredVariant, VariantStore } from './variant-store';

interface ChosenVariant {
  variant: StoredVariant;
  /** Whether a better variant is on its way. */
  isFallback: boolean;
}

const BUSY = 503;

/** Finds the variant of a picture that fits a request, and has missing ones rendered. */
@Injectable()
export class PictureVariants {
  constructor(
    private readonly files: FileStore,
    private readonly store: VariantStore,
    private readonly maker: VariantMaker,
  ) {}

  /**
   * Prefers a stored variant to waiting. No request waits for AVIF, which takes long.
   * @throws ApiError 404 when there is no such public picture, 422 when it cannot be rendered, 503
   * when too many wait
   */
  async choose(id: string, request: VariantRequest): Promise<ChosenVariant> {
    const [picture] = await this.files.findPictures([new Types.ObjectId(id)]);
    if (!picture) throw new ApiError(COMMON_ERRORS.notFound);
    const encodings = acceptedEncodings(picture.traits, request.types);
    const width = servedWidth(picture.traits, request.width);
    const [best] = encodings;
    const ready = bestOf(await this.store.findReady(picture.id, width), encodings);
    if (ready?.encoding === best) return { variant: ready, isFallback: false };

    if (ready || best === 'avif') this.maker.enqueue(picture, [{ width, encoding: best }]);
    const variant = ready ?? (await this.renderOrNearest(picture, width, encodings));
    const isBest = variant.encoding === best && variant.width === width;
    return { variant, isFallback: !isBest };
  }

  /** Renders a variant; uses the nearest stored width when the queue or the disk is full. */
  private async renderOrNearest(
    picture: PictureFile,
    width: VariantKey['width'],
    encodings: readonly Encoding[],
  ): Promise<StoredVariant> {
    try {
      return await this.render(picture, width, encodings);
    } catch (error) {
      const isBusy = error instanceof ApiError && error.getStatus() === BUSY;
      if (!isBusy && !isDiskFull(error)) throw error;
      const near = nearest(await this.store.findReady(picture.id), encodings, width);
      if (!near) throw error;
      return near;
    }
  }

  private async render(
    picture: PictureFile,
    width: VariantKey['width'],
    encodings: readonly Encoding[],
  ): Promise<StoredVariant> {
    let failure = new ApiError(FILES_ERRORS.pictureNotShown);
    for (const encoding of encodings.filter((candidate) => candidate !== 'avif')) {
      try {
        await this.maker.render(picture, { width, encoding });
        const made = bestOf(await this.store.findReady(picture.id, width), encodings);
        if (!made) throw new ApiError(COMMON_ERRORS.notFound);
        return made;
      } catch (error) {
        // A very tall picture may be too large for one encoding and not for the next.
        if (!(error instanceof ApiError && error.code === failure.code)) throw error;
        failure = error;
      }
    }
    throw failure;
  }
}
