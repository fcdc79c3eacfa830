import { readFile } from 'node:fs/promises';
import { HeifImage } from './libheif';
import { srgbConversion } from './nclx-colours';
import type { OpenPicture } from './open-picture';
import { openWithSharp } from './sharp-picture';

const BRAND_AT = 8;

/**
 * Opens an AVIF, of which sharp decodes all but colours that no profile describes. Of an animated
 * one the still picture is shown that comes with it.
 */
export async function openAvif(path: string): Promise<OpenPicture> {
  const file = await readFile(path);
  const toSrgb = srgbConversion(new HeifImage(file));
  // It does not know the brand of animated ones, which may be read as stills as well.
  file.write('avif', BRAND_AT, 'latin1');
  const picture = await openWithSharp(file, 'avif');
  return { ...picture, decode: async (box) => toSrgb(await picture.decode(box)) };
}
