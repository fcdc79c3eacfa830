import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureTraits, VariantKey } from '../encodings';
import { SHARP_OPTIONS } from './sharp-options';

/** Renders variants into files in `folder`. */
export async function renderPicture(
  source: { path: string; traits: PictureTraits },
  variants: readonly VariantKey[],
  folder: string,
) {
  const rendered = [];
  for (const { width, encoding } of variants) {
    const path = join(folder, `${width ?? 'all'}.${encoding}`);
    if (encoding === 'svg') {
      await copyFile(source.path, path);
    } else {
      await sharp(source.path, { ...SHARP_OPTIONS, animated: source.traits.animated })
        .autoOrient()
        .resize({ width: width ?? undefined, withoutEnlargement: true })
        .toFormat(encoding)
        .toFile(path);
    }
    rendered.push({ width, encoding, path, size: (await stat(path)).size });
  }
  return rendered;
}
