import { Injectable } from '@nestjs/common';
import { promise as queueOf } from 'fastq';
import { readFile } from 'node:fs/promises';
import { ApiError } from '../common/errors/api-error';
import { TemporaryFolder } from '../common/forms/temporary-folder';
import type { UploadedFile } from '../common/forms/uploaded-file';
import { contentTypeOf, type VariantKey } from '../images/encodings';
import { ImageProcessor } from '../images/image-processor';
import { TaskFailed } from '../images/worker-pool';
import { FILES_ERRORS } from './files.errors';

/** Enough for a field of the form, also on a dense screen. */
const KEY: VariantKey = { width: 640, encoding: 'webp' };
const MAX_WAITING = 20;
const RETRY_AFTER_S = 5;

export interface Preview {
  contentType: string;
  bytes: Buffer;
}

/**
 * Shows pictures that browsers do not draw before they are saved. Nothing is stored, and one at a
 * time is made: visitors who wait for a picture come in between.
 */
@Injectable()
export class PicturePreviews {
  private readonly queue = queueOf((file: UploadedFile) => this.make(file), 1);

  constructor(private readonly images: ImageProcessor) {}

  /** @throws ApiError 415 or 422 when the picture is not accepted, 503 when too many wait */
  preview(file: UploadedFile): Promise<Preview> {
    if (this.queue.length() >= MAX_WAITING) {
      const headers = { 'Retry-After': `${RETRY_AFTER_S}` };
      return Promise.reject(new ApiError(FILES_ERRORS.picturesBusy, { headers }));
    }
    return this.queue.push(file);
  }

  private async make(file: UploadedFile): Promise<Preview> {
    const traits = await this.images.inspect(file);
    const folder = new TemporaryFolder('picture');
    try {
      const source = { path: file.path, traits };
      const [rendered] = await this.images.render(source, [KEY], await folder.path(), {
        urgent: true,
      });
      if (!rendered) throw new ApiError(FILES_ERRORS.pictureNotShown);
      return {
        contentType: contentTypeOf(rendered.encoding),
        bytes: await readFile(rendered.path),
      };
    } catch (error) {
      if (!(error instanceof TaskFailed)) throw error;
      throw new ApiError(FILES_ERRORS.pictureNotShown, { cause: error });
    } finally {
      await folder.remove();
    }
  }
}
