import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const inPublic = (name: string) => path.resolve(__dirname, '../../../public', name);

interface Manifest {
  lang: string;
  dir: string;
  short_name: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}
const readManifest = async () =>
  JSON.parse(await readFile(inPublic('manifest.webmanifest'), 'utf8')) as Manifest;

it('has every icon that the manifest names, in its size', async () => {
  const { icons } = await readManifest();
  const bitmaps = icons.filter(({ type }) => type === 'image/png');
  expect(bitmaps.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`).sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of bitmaps) {
    const { width, height, format } = await sharp(inPublic(src.slice(1))).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

it('has a picture for shared links in the size that pages name', async () => {
  const { width, height, format } = await sharp(inPublic('share.jpg')).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});
