import { USUAL_PICTURE_WIDTH } from '@manjara/contracts';
import sharp, { type Channels, type Sharp, type SharpOptions } from 'sharp';
import { MAX_MEGAPIXELS, MAX_SIDE } from '../picture-limits';

// The process handles one task at a time and never needs the same pixels again.
sharp.concurrency(1);
sharp.cache(false);

/** For uploaded files. */
export const SHARP_OPTIONS: SharpOptions = {
  limitInputPixels: MAX_MEGAPIXELS.streamed * 1e6,
  // Cameras write harmless irregularities; truncated or broken pictures still fail.
  failOn: 'error',
  sequentialRead: true,
};

export { sharp, type Sharp };

/** A decoded picture: upright, sRGB, 8 bits a channel, no padding. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  /** Two and four include alpha. */
  channels: Channels;
}

export interface Box {
  width: number;
  height: number;
}

/** The box of a variant of this width; only a very tall picture meets its height. */
export const boxOf = (width: number): Box => ({ width, height: MAX_SIDE });

/** Size at which a picture is inspected. */
export const INSPECTION_BOX = boxOf(USUAL_PICTURE_WIDTH);

export const fromPixels = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: false });

export const shrunk = (picture: Sharp, { width, height }: Box): Sharp =>
  picture.resize({ width, height, fit: 'inside', withoutEnlargement: true });

export async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels };
}

/** Whether any pixel has an alpha below `opaque`. */
export function isTransparent({ data, channels }: Pixels, opaque = 255): boolean {
  if (channels % 2 === 1) return false;
  for (let alpha = channels - 1; alpha < data.length; alpha += channels) {
    if ((data[alpha] as number) < opaque) return true;
  }
  return false;
}

/**
 * Some programs write a fourth channel of zeros that is not alpha, so a fully transparent picture
 * is made opaque.
 */
export function withoutEmptyAlpha(pixels: Pixels): Pixels {
  const { data } = pixels;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 0) return pixels;
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return pixels;
}
