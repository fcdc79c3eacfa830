import { readFile } from 'node:fs/promises';
import { type Pixels, toPixels } from '../pixels';
import { sharp } from '../sharp';
import { sanitiseSvg } from './sanitise-svg';

/** Pixels of the longer side of what a drawing is judged by. */
const PREVIEW_SIDE = 256;
/** At the edge a drawing that fills its page seldom fills the last pixel. */
const EDGE = 2;

/** Sanitises a drawing and draws it small. @throws what the parser or the renderer throws */
export async function previewSvg(
  path: string,
): Promise<{ width: number; height: number; pixels: Pixels }> {
  const drawing = sanitiseSvg(await readFile(path, 'utf8'));
  const scale = PREVIEW_SIDE / Math.max(drawing.width, drawing.height);
  const width = whole(drawing.width * scale);
  const height = whole(drawing.height * scale);
  const bleed = { width: width + 2 * EDGE, height: height + 2 * EDGE };
  const preview = sharp(Buffer.from(drawing.toText(bleed)))
    .resize({ ...bleed, fit: 'fill' })
    .extract({ left: EDGE, top: EDGE, width, height });
  return {
    width: whole(drawing.width),
    height: whole(drawing.height),
    pixels: await toPixels(preview),
  };
}

const whole = (side: number) => Math.max(1, Math.round(side));

/** The file as it is served. */
export const sanitisedFile = async (path: string): Promise<string> =>
  sanitiseSvg(await readFile(path, 'utf8')).toText();
