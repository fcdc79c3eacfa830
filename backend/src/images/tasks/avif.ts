import { readFile } from 'node:fs/promises';
import { HeifImage } from './libheif';
import { srgbConversion } from './nclx-colours';
import type { OpenPicture } from './open-picture';
import { openWithSharp } from './sharp-picture';

/** Opens an AVIF, of which sharp decodes all but colours that no profile describes. */
export async function openAvif(path: string): Promise<OpenPicture> {
  const toSrgb = srgbConversion(new HeifImage(await readFile(path)));
  const picture = await openWithSharp(path, 'avif');
  return { ...picture, decode: async (box) => toSrgb(await picture.decode(box)) };
}
