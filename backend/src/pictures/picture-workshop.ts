import { IMAGE_FORMATS, wholeCharacters } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError, fillIn } from '../common/errors/api-error';
import type { UploadedFile } from '../common/forms/uploaded-file';
import { TaskFailed } from '../workshop/task-failed';
import { Workshop } from '../workshop/workshop';
import type { PictureTraits, VariantKey } from './encodings';
import type { Outcome } from './outcome';
import { PICTURE_ERRORS } from './pictures.errors';

/** What is known of an accepted picture from its bytes. */
export interface InspectedPicture extends Required<PictureTraits> {
  contentType: string;
  /** A very small blurred form as a data URL, at most 600 characters. */
  placeholder: string;
}

export interface RenderedVariant extends VariantKey {
  path: string;
  /** Bytes. */
  size: number;
}

const INSPECT_MS = 45_000;
/** The background process runs only when nobody else wants to. */
const RENDER_MS = { urgent: 90_000, background: 300_000 };

const SHOWN_NAME_LENGTH = 80;
/** A name for a sentence, kept apart from the direction of the text around it. */
const shown = (name: string) => `\u2068${wholeCharacters(name, SHOWN_NAME_LENGTH)}\u2069`;

/** Judges and renders pictures, in processes of their own. */
@Injectable()
export class PictureWorkshop {
  constructor(private readonly workshop: Workshop) {}

  /**
   * Judges an upload by its content and decodes all of it.
   * @throws ApiError 415 for what is no accepted picture, 422 for a damaged or oversized one, 503
   * when too many wait
   */
  async inspect(file: UploadedFile): Promise<InspectedPicture> {
    const outcome = await this.judge(file.path);
    if ('accepted' in outcome) return outcome.accepted;
    const { refused, maxMegapixels: max = 0, detail } = outcome;
    const definition = PICTURE_ERRORS[refused];
    const params = { name: shown(file.originalname), formats: IMAGE_FORMATS.join(', '), max };
    const { fieldname: field } = file;
    throw new ApiError(definition, {
      params,
      ...(field !== undefined && {
        details: [{ field, message: fillIn(definition.message, params) }],
      }),
      cause: detail,
    });
  }

  /**
   * Renders variants of an accepted picture into files in `folder`, which has to exist. The source
   * is decoded once for all of them, so ask for those of one source together.
   * @throws ApiError 503 when too many wait; TaskFailed when it cannot be rendered
   */
  render(
    source: { path: string; traits: PictureTraits },
    variants: readonly VariantKey[],
    folder: string,
    { urgent }: { urgent: boolean },
  ): Promise<RenderedVariant[]> {
    const timeoutMs = urgent ? RENDER_MS.urgent : RENDER_MS.background;
    return this.workshop.run('renderPicture', [source, variants, folder], { urgent, timeoutMs });
  }

  /** What makes a decoder crash or hang is damaged, too. */
  private async judge(path: string): Promise<Outcome<InspectedPicture>> {
    try {
      return await this.workshop.run('inspectPicture', [path], {
        urgent: true,
        timeoutMs: INSPECT_MS,
      });
    } catch (error) {
      if (error instanceof TaskFailed && error.reason !== 'failed') {
        return { refused: 'damaged', detail: error.message };
      }
      throw error;
    }
  }
}
