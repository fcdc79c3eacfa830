import type { Channels } from 'sharp';
import { type Sharp, sharp } from './sharp';

/** A decoded picture: upright, sRGB, 8 bits a channel, no padding. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  /** Two and four have alpha. */
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

/** Whether something behind it shows through somewhere: where alpha is less than `opaque`. */
export function isTransparent({ data, channels }: Pixels, opaque = 255): boolean {
  if (channels % 2 === 1) return false;
  for (let alpha = channels - 1; alpha < data.length; alpha += channels) {
    if ((data[alpha] as number) < opaque) return true;
  }
  return false;
}

/**
 * Some programs leave a fourth channel at zero that means nothing; a picture that is nowhere to be
 * seen is none that was meant.
 */
export function withoutEmptyAlpha(pixels: Pixels): Pixels {
  const { data } = pixels;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 0) return pixels;
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return pixels;
}
