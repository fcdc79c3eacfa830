import { readFile } from 'node:fs/promises';
import { type Pixels, shrunk, toPixels } from '../pixels';
import { sharp } from '../sharp';
import { sanitiseSvg } from './sanitise-svg';

/** Pixels of the longer side of what a drawing is judged by. */
const PREVIEW_SIDE = 256;

/** Sanitises a drawing and draws it small. @throws what the parser or the renderer throws */
export async function previewSvg(
  path: string,
): Promise<{ width: number; height: number; pixels: Pixels }> {
  const drawing = sanitiseSvg(await readFile(path, 'utf8'));
  const scale = PREVIEW_SIDE / Math.max(drawing.width, drawing.height);
  const [width, height] = [drawing.width, drawing.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const preview = sharp(Buffer.from(drawing.toText({ width, height })));
  return {
    width: Math.max(1, Math.round(drawing.width)),
    height: Math.max(1, Math.round(drawing.height)),
    pixels: await toPixels(shrunk(preview, { width: PREVIEW_SIDE, height: PREVIEW_SIDE })),
  };
}

/** The file as it is served. */
export const sanitisedFile = async (path: string): Promise<string> =>
  sanitiseSvg(await readFile(path, 'utf8')).toText();
