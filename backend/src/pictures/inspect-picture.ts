import { IMAGE_FORMATS } from '@manjara/contracts';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { ApiError } from '../common/errors/api-error';
import type { UploadedFile } from '../common/forms/uploaded-file';
import { detectPicture, type PictureType } from './tasks/detect-picture';
import { PICTURE_ERRORS } from './pictures.errors';
import { createPlaceholder } from './tasks/placeholder';

/** What is known of a picture from its bytes. */
export interface InspectedPicture extends PictureType {
  /** Pixels as displayed; absent where the decoder does not read the format. */
  width?: number;
  height?: number;
  placeholder?: string;
}

/** All frames together: a small file can unfold into more memory than the machine has. */
const MAX_MEGAPIXELS = 100;
const MAX_PIXELS = MAX_MEGAPIXELS * 1e6;
const DECODE_SECONDS = 20;

/** Formats that sharp's decoders do not read; they are kept as they came. */
const UNREAD = new Set<string>(['bmp', 'ico', 'heic']);

const OPTIONS: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  // Cameras write harmless irregularities; a truncated or broken picture still fails.
  failOn: 'error',
  sequentialRead: true,
};

const SHOWN_NAME_LENGTH = 80;
/** A name for a sentence, kept apart from the direction of the text around it. */
const shown = (name: string) => `\u2068${[...name].slice(0, SHOWN_NAME_LENGTH).join('')}\u2069`;

const pixelsOf = ({ width, height, pageHeight, pages }: Metadata) =>
  width * (pageHeight ?? height) * (pages ?? 1);

/** Decodes every frame to its end without holding more than a strip of it. */
async function decodeFrames(path: string): Promise<void> {
  await sharp(path, { ...OPTIONS, animated: true })
    .timeout({ seconds: DECODE_SECONDS })
    .resize({ width: 16 })
    .raw()
    .toBuffer();
}

/**
 * Judges an upload by its content and really decodes it.
 * @throws ApiError 415 for what is no accepted picture, 422 for a damaged or oversized one
 */
export async function inspectPicture(file: UploadedFile): Promise<InspectedPicture> {
  const name = shown(file.name);
  const type = await detectPicture(file.path);
  if (!type) {
    throw new ApiError(PICTURE_ERRORS.notAPicture, {
      params: { name, formats: IMAGE_FORMATS.join(', ') },
    });
  }
  if (UNREAD.has(type.format)) return type;

  const tooManyPixels = () =>
    new ApiError(PICTURE_ERRORS.tooManyPixels, { params: { name, max: MAX_MEGAPIXELS } });
  try {
    // Without the limit: the header alone is read here, so that its numbers can be told apart.
    const metadata = await sharp(file.path, { ...OPTIONS, limitInputPixels: false }).metadata();
    if (pixelsOf(metadata) > MAX_PIXELS) throw tooManyPixels();
    if ((metadata.pages ?? 1) > 1) await decodeFrames(file.path);
    const picture = sharp(file.path, OPTIONS).timeout({ seconds: DECODE_SECONDS });
    const { width, height } = metadata.autoOrient;
    return { ...type, width, height, placeholder: await createPlaceholder(picture) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(PICTURE_ERRORS.damaged, { params: { name }, cause: error });
  }
}
