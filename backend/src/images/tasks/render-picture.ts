import { join } from 'node:path';
import type { PictureTraits, VariantKey } from '../encodings';
import { encode } from './encode';
import { openPicture } from './open-picture';
import { fromPixels, shrunk } from './pixels';
import type { Sharp } from './sharp';
import { boxOf } from './sizes';

export interface Source {
  path: string;
  traits: PictureTraits;
}

export interface Rendered extends VariantKey {
  path: string;
  size: number;
}

/** Renders variants of an accepted picture into files in `folder`. */
export async function renderPicture(
  { path, traits }: Source,
  variants: readonly VariantKey[],
  folder: string,
): Promise<Rendered[]> {
  const widest = Math.max(...variants.map(({ width }) => width));
  const source = await openSource(path, traits, widest);
  const rendered: Rendered[] = [];
  for (const { width, encoding } of variants) {
    const file = join(folder, `${width}.${encoding}`);
    const picture = shrunk(source(), boxOf(width));
    const { size } = await encode(picture, encoding, traits).toFile(file);
    rendered.push({ width, encoding, path: file, size });
  }
  return rendered;
}

/** Decodes a still once; an animation for every variant, as its frames would not fit in memory. */
async function openSource(
  path: string,
  { format, animated, transparent }: PictureTraits,
  width: number,
): Promise<() => Sharp> {
  const picture = await openPicture(path, format);
  const finish = (opened: Sharp) => (transparent ? opened : opened.removeAlpha());
  const { open } = picture;
  if (animated && open) return () => finish(open());
  const pixels = await picture.decode(boxOf(width));
  return () => finish(fromPixels(pixels));
}
