import sharp from 'sharp';

/** A part of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const DARK = 128;
/** Components with fewer pixels are noise at edges. */
const SMALLEST = 5;

/** Counts connected dark components in each box: joined letters are one, each dot is one. */
export async function countInk(png: Buffer, boxes: Box[]): Promise<number[]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isInk = (x: number, y: number) =>
    (data[(y * info.width + x) * info.channels] ?? 255) < DARK;
  return boxes.map(({ left, top, width, height }) => {
    const seen = new Set<number>();
    let parts = 0;
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) {
        if (fill(x, y) >= SMALLEST) parts++;
      }
    }
    return parts;

    /** Flood-fills from a pixel; returns the number of newly visited dark pixels. */
    function fill(x: number, y: number): number {
      const waiting = [[x, y] as const];
      let size = 0;
      for (let at = waiting.pop(); at; at = waiting.pop()) {
        const [atX, atY] = at;
        const key = atY * info.width + atX;
        if (!isInk(atX, atY) || seen.has(key)) continue;
        seen.add(key);
        size++;
        for (const dy of [-1, 0, 1])
          for (const dx of [-1, 0, 1]) waiting.push([atX + dx, atY + dy]);
      }
      return size;
    }
  });
}
