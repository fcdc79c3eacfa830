import { crc32, deflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { fixturePath } from './picture-fixtures';

const fixture = (file: string) => readFileSync(fixturePath(file));

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A valid PNG of one bit a pixel: 30,000 rows compress to a few kilobytes. */
export function hugePng(side: number, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, interlaced ? 1 : 0], 8);
  const rows = interlaced ? Buffer.alloc(0) : Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The fixture with another size in its header. */
export function hugeBmp(side: number): Buffer {
  const file = fixture('run-length.bmp');
  file.writeInt32LE(side, 18);
  file.writeInt32LE(side, 22);
  return file;
}

export function hugeIcoBitmap(side: number): Buffer {
  const file = fixture('bitmaps.ico');
  for (const line of [6, 22, 38]) {
    const bitmap = file.readUInt32LE(line + 12);
    file.writeInt32LE(side, bitmap + 4);
    file.writeInt32LE(side * 2, bitmap + 8);
  }
  return file;
}

export function hugeIcoPng(side: number): Buffer {
  const file = fixture('png.ico');
  const png = hugePng(side);
  file.writeUInt32LE(png.length, 14);
  return Buffer.concat([file.subarray(0, file.readUInt32LE(18)), png]);
}

/** All directory entries share one bitmap: decoding each of them would fill the memory. */
export function crowdedIco(): Buffer {
  const file = fixture('bitmaps.ico');
  const lines = 60_000;
  const bitmap = file.subarray(file.readUInt32LE(22 + 12), file.readUInt32LE(38 + 12));
  const header = Buffer.from(file.subarray(0, 6));
  header.writeUInt16LE(lines, 4);
  const line = Buffer.from(file.subarray(22, 38));
  line.writeUInt32LE(6 + 16 * lines, 12);
  return Buffer.concat([header, ...Array.from({ length: lines }, () => line), bitmap]);
}

/** HEIC and AVIF store the size in a separate box. */
export function hugeHeif(file: 'photo.heic' | 'still.avif', side: number): Buffer {
  const bytes = fixture(file);
  const box = bytes.indexOf('ispe');
  bytes.writeUInt32BE(side, box + 8);
  bytes.writeUInt32BE(side, box + 12);
  return bytes;
}

export function hugeGif(side: number): Buffer {
  const file = fixture('still.gif');
  const frame = file.indexOf(',') + 5;
  for (const size of [6, frame]) {
    file.writeUInt16LE(side, size);
    file.writeUInt16LE(side, size + 2);
  }
  return file;
}

/** Many frames of one pixel on a large canvas. */
export function crowdedGif(frames: number, side: number): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  header.writeUInt16LE(side, 6);
  header.writeUInt16LE(side, 8);
  const frame = Buffer.from('21f904000a000000' + '2c0000000001000100000202440100', 'hex');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

export function hugeWebp(): Buffer {
  const file = fixture('still.webp');
  const frame = file.indexOf('VP8 ') + 8;
  file.writeUInt16LE(16_383, frame + 6);
  file.writeUInt16LE(16_383, frame + 8);
  return file;
}

/** Edits the directory entries of a TIFF: tag, type, count, value. */
export function hugeTiff(side: number): Buffer {
  const file = fixture('lzw.tiff');
  const directory = file.readUInt32LE(4);
  for (let i = 0; i < file.readUInt16LE(directory); i++) {
    const entry = directory + 2 + 12 * i;
    const tag = file.readUInt16LE(entry);
    if (tag !== 256 && tag !== 257) continue;
    file.writeUInt16LE(4, entry + 2);
    file.writeUInt32LE(side, entry + 8);
  }
  return file;
}

export function hugeJpeg(): Buffer {
  const file = fixture('photo.jpg');
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(65_500, frame + 5);
  file.writeUInt16BE(65_500, frame + 7);
  return file;
}

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);

/** Nested `<use>` elements, ten per level, of one square. */
export const multiplyingSvg = (depth: number): Buffer =>
  drawing(
    `<defs><g id="a0"><rect width="1" height="1"/></g>${Array.from(
      { length: depth },
      (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`,
    ).join('')}</defs><use href="#a${depth}"/>`,
  );
/** Nested entities that grow exponentially ("billion laughs"). */
export function laughingSvg(): Buffer {
  const entities = Array.from(
    { length: 9 },
    (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`,
  );
  const doctype = `<!DOCTYPE svg [<!ENTITY a0 "<path/>">${entities.join('')}]>`;
  return Buffer.concat([Buffer.from(doctype), drawing('&a9;')]);
}
export const crowdedSvg = (): Buffer => drawing('<path/>'.repeat(100_001));
export const deepSvg = (): Buffer => drawing('<g>'.repeat(5_000) + '</g>'.repeat(5_000));
export const longSvg = (): Buffer => drawing(`<path d="M0 0${'l1 1'.repeat(2_500_000)}"/>`);
