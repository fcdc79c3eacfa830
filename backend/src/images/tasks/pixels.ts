import type { Channels } from 'sharp';
import { type Sharp, sharp } from './sharp';

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
