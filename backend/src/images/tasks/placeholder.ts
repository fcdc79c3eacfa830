import { fromPixels, type Pixels, shrunk, toPixels } from './pixels';

/** Pixels of the longer side: enough for a blur, small enough for a list of a hundred. */
const SIDE = 16;
/** Characters of the data URL. */
const MAX_LENGTH = 600;
const QUALITIES = [40, 20, 1];

/** A very small form of a picture as a data URL, shown blurred until the picture is there. */
export async function createPlaceholder(picture: Pixels): Promise<string> {
  const small = await toPixels(shrunk(fromPixels(picture), { width: SIDE, height: SIDE }));
  let url = '';
  for (const quality of QUALITIES) {
    const webp = await fromPixels(small)
      .webp({ quality, alphaQuality: quality, effort: 6 })
      .toBuffer();
    url = `data:image/webp;base64,${webp.toString('base64')}`;
    if (url.length <= MAX_LENGTH) break;
  }
  return url;
}
