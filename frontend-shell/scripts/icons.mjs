// Generates the site's icons and its picture for shared links from the logo's SVG files.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const inPublic = (name) => new URL(`../public/${name}`, import.meta.url);
const inBrand = (name) => new URL(`../../packages/ui/src/brand/${name}`, import.meta.url);

const WALNUT = '#3a2416';
const IVORY = '#f1e4cf';
const OAK = '#d2a25c';

/** The content of an SVG, without the root element. */
const inside = (svg) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

const favicon = await readFile(inPublic('favicon.svg'), 'utf8');
/** The mark without its background, in a 64 by 64 view box. */
const mark = inside(favicon).replace(/<rect[^>]*rx="13"[^>]*\/>/, '');

/** The mark on a full background; a smaller `scale` leaves space for the icon masks of phones. */
const square = (scale) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
    <rect width="64" height="64" fill="${WALNUT}"/>
    <g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${mark}</g>
  </svg>`;

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file that contains PNGs; all browsers since 2010 support it. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, bytes }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

/** Picture for shared links to pages without one: the name in both scripts. */
async function shareCard() {
  const wordmark = await readFile(inBrand('wordmark.ts'), 'utf8');
  const name = (constant) => new RegExp(`${constant} =\\s*'([^']+)'`).exec(wordmark)[1];
  const tile = await readFile(inBrand('star-and-cross.svg'), 'utf8');
  const svg = `
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <defs><pattern id="stars" width="96" height="96" patternUnits="userSpaceOnUse">
        ${inside(tile)}
      </pattern></defs>
      <rect width="1200" height="630" fill="${WALNUT}"/>
      <rect width="1200" height="630" fill="url(#stars)" opacity=".16"/>
      <rect x="150" y="195" width="900" height="240" fill="${WALNUT}"/>
      <g transform="translate(193 221) scale(3) translate(-6 -6)">
        <g transform="translate(0 3)">${mark}</g>
        <path d="${name('LATIN_NAME')}" transform="translate(74 45.5)" fill="${IVORY}"/>
        <path d="M208.5 20v30" stroke="${OAK}" stroke-width="1.4"/>
        <path d="${name('ARABIC_NAME')}" transform="translate(221 45.5)" fill="${IVORY}"/>
      </g>
    </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, bytes: await png(favicon, size) })),
);
const files = {
  'favicon.ico': ico(small),
  'apple-touch-icon.png': await png(square(1.1), 180),
  'icon-192.png': await png(favicon, 192),
  'icon-512.png': await png(favicon, 512),
  'icon-maskable-192.png': await png(square(0.95), 192),
  'icon-maskable-512.png': await png(square(0.95), 512),
  'share.jpg': await shareCard(),
};
for (const [name, bytes] of Object.entries(files)) await writeFile(inPublic(name), bytes);
