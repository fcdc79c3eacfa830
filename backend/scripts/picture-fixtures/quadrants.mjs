/** The subject of every fixture: four coloured quadrants, so that a turn or a wrong colour shows. */
export const WIDTH = 96;
export const HEIGHT = 64;

export const RED = [210, 40, 40];
export const GREEN = [30, 150, 70];
export const BLUE = [40, 80, 200];
export const YELLOW = [240, 200, 60];
/** From the top left, row by row. */
export const COLOURS = [RED, GREEN, BLUE, YELLOW];
export const GREYS = [50, 110, 170, 230].map((shade) => [shade, shade, shade]);

export const quadrantAt = (x, y, width = WIDTH, height = HEIGHT) =>
  (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1);

/** Raw pixels; with alpha, the last quadrant is half transparent. */
export function quadrants({
  width = WIDTH,
  height = HEIGHT,
  alpha = false,
  colours = COLOURS,
} = {}) {
  const channels = alpha ? 4 : 3;
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const quadrant = quadrantAt(x, y, width, height);
      data.set(colours[quadrant], (y * width + x) * channels);
      if (alpha) data[(y * width + x) * channels + 3] = quadrant === 3 ? 128 : 255;
    }
  }
  return { data, raw: { width, height, channels } };
}
