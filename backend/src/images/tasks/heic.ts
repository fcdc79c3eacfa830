import { readFile } from 'node:fs/promises';
import { MAX_MEGAPIXELS } from '../picture-limits';
import { withProfile } from './colour-profile';
import { HeifImage } from './libheif';
import { checkPixels, type OpenPicture } from './open-picture';
import { fromPixels, shrunk, toPixels } from './pixels';
import { srgbConversion } from './nclx-colours';
import { SHARP_OPTIONS, sharp } from './sharp';

/** Opens a HEIC photograph. Its own orientation rules; that in its EXIF is a copy. */
export async function openHeic(path: string): Promise<OpenPicture> {
  const image = new HeifImage(await readFile(path));
  const { width, height, profile } = image;
  const toSrgb = srgbConversion(image);
  checkPixels(width * height, MAX_MEGAPIXELS.heic);
  return {
    width,
    height,
    frames: 1,
    decode: async (box) => {
      const small = shrunk(fromPixels(image.decode()), box);
      if (!profile) return toSrgb(await toPixels(small));
      const png = await small.png({ compressionLevel: 0 }).toBuffer();
      return toPixels(sharp(withProfile(png, profile), SHARP_OPTIONS));
    },
  };
}
