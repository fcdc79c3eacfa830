import { readFile } from 'node:fs/promises';
import { HeifImage } from './libheif';
import { srgbConversion } from './nclx-colours';
import type { OpenPicture } from './open-picture';
import { openWithSharp } from './sharp-picture';

const BRAND_AT = 8;

/**
 * Opens an AVIF with sharp, which does not convert colours given as code points. An animated AVIF
 * is shown as its still picture.
 */
export async function openAvif(path: string): Promise<OpenPicture> {
  const file = await readFile(path);
  const toSrgb = srgbConversion(new HeifImage(file));
  // sharp does not know the brand of animated AVIFs, which can be read as stills, too.
  file.write('avif', BRAND_AT, 'latin1');
  const picture = await openWithSharp(file, 'avif');
  return { ...picture, decode: async (box) => toSrgb(await picture.decode(box)) };
}
