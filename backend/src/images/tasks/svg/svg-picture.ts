import { drawnSize } from '../../encodings';
import type { OpenPicture } from '../open-picture';
import { type Box, toPixels } from '../pixels';
import { sharp } from '../sharp';
import { readDrawing } from './drawing';

const whole = (side: number) => Math.max(1, Math.round(side));

/** Opens a drawing as a large picture; each size is rendered from the vectors. */
export async function openSvg(path: string): Promise<OpenPicture> {
  const drawing = await readDrawing(path);
  if (!drawing) throw new Error('This is no drawing.');
  const { width, height } = drawnSize(drawing) as Box;
  return {
    width,
    height,
    frames: 1,
    decode: (box) => {
      const fit = Math.min(1, box.width / width, box.height / height);
      const size = { width: whole(width * fit), height: whole(height * fit) };
      return toPixels(sharp(drawing.atSize(size)).resize({ ...size, fit: 'fill' }));
    },
  };
}
