import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import type { BitmapFormat } from '../encodings';
import { MAX_MEGAPIXELS, MAX_UNFOLDED_BYTES } from '../picture-limits';
import { isCompleteGif } from './gif-structure';
import { checkPixels, type OpenPicture } from './open-picture';
import { shrunk, toPixels } from './pixels';
import { sharp, SHARP_OPTIONS } from './sharp';

/** What sharp calls a format where we call it otherwise. */
const SHARP_NAMES: Partial<Record<BitmapFormat, string>> = { jpg: 'jpeg', avif: 'heif' };

/** Formats that are shown animated. Of others, such as TIFF and APNG, the first frame is shown. */
const ANIMATED: ReadonlySet<BitmapFormat> = new Set(['gif', 'webp']);

/** Opens what sharp's decoders read: jpg, png, gif, tiff, webp and avif. */
export async function openWithSharp(path: string, format: BitmapFormat): Promise<OpenPicture> {
  // Without the limit: the header alone is read here, so that its numbers can be told apart.
  const header = await sharp(path, { ...SHARP_OPTIONS, limitInputPixels: false }).metadata();
  if (header.format !== (SHARP_NAMES[format] ?? format)) {
    throw new Error(`A file that begins as ${format} was read as ${header.format}.`);
  }
  const frames = ANIMATED.has(format) ? (header.pages ?? 1) : 1;
  checkPixels(frameSize(header) * frames, maxMegapixels(format, header));
  const { width, height } = header.autoOrient;
  return {
    width,
    height,
    frames,
    async decode(box) {
      if (format === 'gif' && !isCompleteGif(await readFile(path))) {
        throw new Error('The GIF is truncated.');
      }
      const options = { ...SHARP_OPTIONS, animated: frames > 1 };
      return toPixels(shrunk(sharp(path, options).autoOrient(), box));
    },
  };
}

const frameSize = ({ width, height, pageHeight }: Metadata) => width * (pageHeight ?? height);

function maxMegapixels(format: BitmapFormat, header: Metadata): number {
  const unfolded = MAX_UNFOLDED_BYTES / unfoldedBytes(format, header);
  return Math.min(MAX_MEGAPIXELS.streamed, Math.floor(unfolded / 1e6));
}

/** Bytes a pixel that the decoder holds at once; measured where the format does not say. */
function unfoldedBytes(format: BitmapFormat, { channels, depth, isProgressive }: Metadata): number {
  const bytes = channels * (depth === 'uchar' ? 1 : 2);
  switch (format) {
    case 'avif':
      return 20;
    case 'jpg':
      // Coefficients have two bytes.
      return isProgressive ? 2 * channels : 0;
    case 'png':
      return isProgressive ? 1.2 * bytes : 0;
    case 'tiff':
      // All its rows may be in one strip.
      return bytes;
    default:
      return 0;
  }
}
