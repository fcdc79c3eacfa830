import sharp, { type Metadata } from 'sharp';
import type { PictureTraits } from '../encodings';
import { type Outcome, PictureRefused } from '../outcome';
import { MAX_PIXELS } from '../picture-limits';
import { detectPicture } from './detect-picture';
import { createPlaceholder } from './placeholder';
import { SHARP_OPTIONS } from './sharp-options';

export type Inspected = PictureTraits & { contentType: string; placeholder?: string };

const UNREAD = new Set(['bmp', 'ico', 'heic']);

const pixelsOf = ({ width, height, pageHeight, pages }: Metadata) =>
  width * (pageHeight ?? height) * (pages ?? 1);

/** Judges a picture by its content and decodes all of it. */
export async function inspectPicture(path: string): Promise<Outcome<Inspected>> {
  try {
    return { accepted: await inspect(path) };
  } catch (error) {
    if (error instanceof PictureRefused) return { refused: error.reason };
    return { refused: 'damaged', detail: String(error) };
  }
}

async function inspect(path: string): Promise<Inspected> {
  const type = await detectPicture(path);
  if (!type) throw new PictureRefused('notAPicture');
  if (UNREAD.has(type.format)) return { ...type, animated: false, transparent: false };

  const metadata = await sharp(path, { ...SHARP_OPTIONS, limitInputPixels: false }).metadata();
  if (pixelsOf(metadata) > MAX_PIXELS) throw new PictureRefused('tooManyPixels');
  const animated = ['gif', 'webp'].includes(type.format) && (metadata.pages ?? 1) > 1;
  if (animated) {
    await sharp(path, { ...SHARP_OPTIONS, animated: true })
      .resize(16)
      .raw()
      .toBuffer();
  }
  const { width, height } = metadata.autoOrient;
  const transparent = metadata.hasAlpha && !(await sharp(path, SHARP_OPTIONS).stats()).isOpaque;
  const placeholder = await createPlaceholder(sharp(path, SHARP_OPTIONS));
  return { ...type, animated, transparent, width, height, placeholder };
}
