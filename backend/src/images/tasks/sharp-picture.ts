import type { Metadata } from 'sharp';
import type { PictureFormat } from '../encodings';
import { MAX_MEGAPIXELS, MAX_UNFOLDED_BYTES } from '../picture-limits';
import { checkPixels, type DecodablePicture } from './decodable-picture';
import { sharp, SHARP_OPTIONS, shrunk, toPixels } from './pixels';

/** sharp's names for formats where they differ from ours. */
const SHARP_NAMES: Partial<Record<PictureFormat, string>> = { jpg: 'jpeg', avif: 'heif' };

/** Formats that are shown animated. Of TIFF, APNG and others, only the first frame is shown. */
const ANIMATED: ReadonlySet<PictureFormat> = new Set(['gif', 'webp']);

/** Opens formats that sharp decodes: jpg, png, gif, tiff, webp and avif. */
export async function openWithSharp(
  file: Buffer,
  format: PictureFormat,
): Promise<DecodablePicture> {
  // Without sharp's pixel limit, so that an oversized picture is not reported as damaged. Only the
  // header is read.
  const header = await sharp(file, { ...SHARP_OPTIONS, limitInputPixels: false }).metadata();
  if (header.format !== (SHARP_NAMES[format] ?? format)) {
    throw new Error(`A file that begins as ${format} was read as ${header.format}.`);
  }
  // Excludes the frame that is appended to every GIF.
  const pages = (header.pages ?? 1) - (format === 'gif' ? 1 : 0);
  const frames = ANIMATED.has(format) ? pages : 1;
  checkPixels(frameSize(header) * frames, maxMegapixels(format, header));
  const { width, height } = header.autoOrient;
  const open = () => sharp(file, { ...SHARP_OPTIONS, pages: frames }).autoOrient();
  return { width, height, frames, open, decode: (box) => toPixels(shrunk(open(), box)) };
}

const frameSize = ({ width, height, pageHeight }: Metadata) => width * (pageHeight ?? height);

function maxMegapixels(format: PictureFormat, header: Metadata): number {
  const unfolded = MAX_UNFOLDED_BYTES / unfoldedBytes(format, header);
  return Math.min(MAX_MEGAPIXELS.streamed, Math.floor(unfolded / 1e6));
}

/**
 * Memory per pixel that the decoder needs at once; measured where the format does not define it.
 */
function unfoldedBytes(
  format: PictureFormat,
  { channels, depth, isProgressive }: Metadata,
): number {
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
      // All rows may be in one strip.
      return bytes;
    default:
      return 0;
  }
}
