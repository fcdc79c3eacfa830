import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fromRoot } from '../../lib/paths.mjs';

const WIDTH = 4_000;
const HEIGHT = 3_000;
export const MEGAPIXELS = (WIDTH * HEIGHT) / 1e6;
const BYTES = 4_000_000;
/** Made anew; the others are the same again, which the API cannot know and does not use. */
const DISTINCT = 5;

/** The photographs' paths, and their size together. Each has as many bytes as a phone's. */
export async function makePhotographs(folder, count) {
  const sharp = createRequire(fromRoot('backend/package.json'))('sharp');
  await mkdir(folder, { recursive: true });
  const subject = await readFile(fromRoot('backend/demo/images/hero.jpg'));
  const distinct = [];
  for (let index = 0; index < DISTINCT; index++) {
    distinct.push(await photograph(sharp, subject, index, path.join(folder, `${index}.jpg`)));
  }
  const files = Array.from({ length: count }, (_, index) => distinct[index % DISTINCT]);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return { files, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** A picture with a sensor's noise, at the quality that comes nearest to the wanted size. */
async function photograph(sharp, subject, index, file) {
  const noise = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 12 + index },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const pixels = await sharp(subject)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const encode = (quality) =>
    sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
  let [low, high] = [20, 98];
  let best = await encode(low);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const bytes = await encode(middle);
    if (bytes.length > BYTES) high = middle;
    else [low, best] = [middle, bytes];
  }
  await writeFile(file, best);
  return file;
}
