import sharp, { type Sharp } from 'sharp';

/** Pixels of the longer side: enough for a blur, small enough for a list of a hundred. */
const SIDE = 16;
/** Characters of the data URL. */
const MAX_LENGTH = 600;
const QUALITIES = [40, 20, 1];

/**
 * A very small form of a picture as a data URL, shown blurred until the picture is there. A
 * picture that is transparent somewhere has none: it would show through for good.
 */
export async function createPlaceholder(picture: Sharp): Promise<string | undefined> {
  const pixels = await picture
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  if (!(await sharp(pixels).stats()).isOpaque) return undefined;
  let url = '';
  for (const quality of QUALITIES) {
    const webp = await encode(pixels, quality);
    url = `data:image/webp;base64,${webp.toString('base64')}`;
    if (url.length <= MAX_LENGTH) break;
  }
  return url;
}

const encode = (pixels: Buffer, quality: number): Promise<Buffer> =>
  sharp(pixels).webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer();
