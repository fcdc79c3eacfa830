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

it('describes the installed site in Arabic', async () => {
  expect(await readManifest()).toMatchObject({ lang: 'ar', dir: 'rtl', short_name: 'منجرة' });
});

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

it('fills the ground of icons that phones mask', async () => {
  for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    const { data, info } = await sharp(inPublic(name))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([...data.subarray(data.length - info.channels)]);
    expect((await sharp(inPublic(name)).stats()).isOpaque).toBe(true);
  }
});

it('has a favicon of three sizes for what knows no SVG', async () => {
  const ico = await readFile(inPublic('favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index;
    const offset = ico.readUInt32LE(at + 12);
    const picture = ico.subarray(offset, offset + ico.readUInt32LE(at + 8));
    const { width, height, format } = await sharp(picture).metadata();
    expect([ico.readUInt8(at), width, height, format]).toEqual([size, size, size, 'png']);
  }
});

it('has a picture for shared links in the size that pages name', async () => {
  const { width, height, format } = await sharp(inPublic('share.jpg')).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});
