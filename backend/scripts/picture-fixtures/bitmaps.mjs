import { COLOURS, HEIGHT, quadrantAt, WIDTH } from './quadrants.mjs';

const INFO_HEADER = 40;
/** The header that can hold a mask for alpha. */
const V4_HEADER = 108;
const BITFIELDS = 3;
const RLE8 = 1;
const BGRA_MASKS = [0x00ff0000, 0x0000ff00, 0x000000ff, 0xff000000];
const PALETTE = Buffer.from(COLOURS.flatMap(([r, g, b]) => [b, g, r, 0]));

/** Rows from bottom to top, each filled up to four bytes. */
function rows(bits, write, { width = WIDTH, height = HEIGHT, topDown = false } = {}) {
  const stride = Math.ceil((width * bits) / 32) * 4;
  const data = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const row = (topDown ? y : height - 1 - y) * stride;
    for (let x = 0; x < width; x++) write(data, row, x, quadrantAt(x, y, width, height));
  }
  return data;
}

const writeColour = (bytes) => (data, row, x, quadrant) => {
  const [r, g, b] = COLOURS[quadrant];
  data.set([b, g, r], row + x * bytes);
  if (bytes === 4) data[row + x * 4 + 3] = quadrant === 3 ? 128 : 255;
};

const writeIndex = (bits) => (data, row, x, quadrant) => {
  const bit = x * bits;
  data[row + (bit >> 3)] |= quadrant << (8 - bits - (bit & 7));
};

function infoHeader({ size = INFO_HEADER, width = WIDTH, height = HEIGHT, bits, compression = 0 }) {
  const header = Buffer.alloc(size);
  header.writeUInt32LE(size, 0);
  header.writeInt32LE(width, 4);
  header.writeInt32LE(height, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  header.writeUInt32LE(compression, 16);
  if (bits <= 8) header.writeUInt32LE(COLOURS.length, 32);
  if (size === V4_HEADER) BGRA_MASKS.forEach((mask, i) => header.writeUInt32LE(mask, 40 + i * 4));
  return header;
}

function bmp(header, pixels, palette = Buffer.alloc(0)) {
  header.writeUInt32LE(pixels.length, 20);
  const file = Buffer.alloc(14);
  const offset = file.length + header.length + palette.length;
  file.write('BM');
  file.writeUInt32LE(offset + pixels.length, 2);
  file.writeUInt32LE(offset, 10);
  return Buffer.concat([file, header, palette, pixels]);
}

export const bmp24 = () => bmp(infoHeader({ bits: 24 }), rows(24, writeColour(3)));

export const bmp24FromTheTop = () =>
  bmp(infoHeader({ bits: 24, height: -HEIGHT }), rows(24, writeColour(3), { topDown: true }));

export const bmp32WithAlpha = () =>
  bmp(infoHeader({ size: V4_HEADER, bits: 32, compression: BITFIELDS }), rows(32, writeColour(4)));

export const bmp8 = () => bmp(infoHeader({ bits: 8 }), rows(8, writeIndex(8)), PALETTE);

export const bmp4 = () => bmp(infoHeader({ bits: 4 }), rows(4, writeIndex(4)), PALETTE);

/** Run-length encoded: pairs of count and colour; 0 0 ends a row, 0 1 the picture. */
export function bmpRle8() {
  const codes = [];
  for (let y = HEIGHT - 1; y >= 0; y--) {
    codes.push(WIDTH / 2, quadrantAt(0, y), WIDTH / 2, quadrantAt(WIDTH - 1, y), 0, 0);
  }
  codes.push(0, 1);
  return bmp(infoHeader({ bits: 8, compression: RLE8 }), Buffer.from(codes), PALETTE);
}

/** The bitmap of an icon: without a file header, its height that of picture and mask. */
export function iconBitmap({ width, height }) {
  const mask = Buffer.alloc(Math.ceil(width / 32) * 4 * height);
  const pixels = rows(32, writeColour(4), { width, height });
  return Buffer.concat([infoHeader({ width, height: height * 2, bits: 32 }), pixels, mask]);
}

/** An icon of pictures as { width, height, content }. */
export function ico(entries) {
  const header = Buffer.from([0, 0, 1, 0, entries.length, 0]);
  let offset = header.length + 16 * entries.length;
  const lines = entries.map(({ width, height, content }) => {
    const line = Buffer.alloc(16);
    line[0] = width % 256;
    line[1] = height % 256;
    line.writeUInt16LE(1, 4);
    line.writeUInt16LE(32, 6);
    line.writeUInt32LE(content.length, 8);
    line.writeUInt32LE(offset, 12);
    offset += content.length;
    return line;
  });
  return Buffer.concat([header, ...lines, ...entries.map(({ content }) => content)]);
}
