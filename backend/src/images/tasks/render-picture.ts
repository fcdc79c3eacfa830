import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BitmapFormat, PictureTraits, VariantKey } from '../encodings';
import { encode } from './encode';
import { openPicture } from './open-picture';
import { fromPixels, shrunk } from './pixels';
import { sharp, type Sharp, SHARP_OPTIONS } from './sharp';
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
  const { format } = traits;
  if (format === 'svg') return [await renderSvg(path, folder)];
  const widest = Math.max(...variants.map(({ width }) => width ?? 0));
  const source = await openSource(path, { ...traits, format }, widest);
  const rendered: Rendered[] = [];
  for (const { width, encoding } of variants) {
    const file = join(folder, `${width}.${encoding}`);
    const picture = shrunk(source(), boxOf(width ?? widest));
    const { size } = await encode(picture, encoding, traits).toFile(file);
    rendered.push({ width, encoding, path: file, size });
  }
  return rendered;
}

/** Decodes a still once; an animation for every variant, as its frames would not fit in memory. */
async function openSource(
  path: string,
  { format, animated, transparent }: PictureTraits & { format: BitmapFormat },
  width: number,
): Promise<() => Sharp> {
  if (animated) return () => sharp(path, { ...SHARP_OPTIONS, animated: true });
  const picture = await openPicture(path, format);
  const pixels = await picture.decode(boxOf(width));
  return () => (transparent ? fromPixels(pixels) : fromPixels(pixels).removeAlpha());
}

async function renderSvg(path: string, folder: string): Promise<Rendered> {
  const { sanitisedFile } = await import('./svg/svg-picture.js');
  const content = Buffer.from(await sanitisedFile(path));
  const file = join(folder, 'drawing.svg');
  await writeFile(file, content);
  return { width: null, encoding: 'svg', path: file, size: content.length };
}
