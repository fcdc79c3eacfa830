import { decode } from '@cwasm/nsbmp';
import { PictureRejected } from '../inspection-result';
import { MAX_MEGAPIXELS } from '../picture-limits';
import { checkPixels, type DecodablePicture, stillPicture } from './decodable-picture';
import { type Box, fromPixels, type Sharp, withoutEmptyAlpha } from './pixels';

const FILE_HEADER = 14;
/** The oldest header, of OS/2, has 16-bit sizes and no compression. */
const CORE_HEADER = 12;
/** Sizes of the OS/2 and Windows headers that the decoder supports. */
const OS2_HEADER = 64;
const HEADERS: ReadonlySet<number> = new Set([CORE_HEADER, 40, 56, OS2_HEADER, 108, 124]);
const BITS: ReadonlySet<number> = new Set([1, 4, 8, 16, 24, 32]);
const RLE: ReadonlySet<number> = new Set([1, 2]);
const BITFIELDS = 3;

/** End of row, end of picture. */
const LAST_ROW_END = Buffer.from([0, 0, 0, 1]);

/** The decoder reads past the last row, and expects 4-byte palette entries; OS/2 has 3. */
const PADDING = Buffer.alloc(256);

/** Opens a Windows or OS/2 bitmap. */
export function openBmp(upload: Buffer): DecodablePicture {
  const file = withKnownHeader(upload);
  return stillPicture(readHeader(file), () => decodeBmp(file));
}

/** Reads the size, and makes sure that the file holds as many pixels as it says. */
function readHeader(file: Buffer): Box {
  const core = file.readUInt32LE(FILE_HEADER) === CORE_HEADER;
  const width = core ? file.readUInt16LE(18) : file.readInt32LE(18);
  // Negative when the rows go from top to bottom.
  const height = core ? file.readUInt16LE(20) : Math.abs(file.readInt32LE(22));
  const planes = file.readUInt16LE(core ? 22 : 26);
  const bits = file.readUInt16LE(core ? 24 : 28);
  if (planes !== 1 || width <= 0 || height === 0) {
    throw new Error('The header is not that of a bitmap.');
  }
  if (!HEADERS.has(file.readUInt32LE(FILE_HEADER)) || !BITS.has(bits)) throw notReadable();
  checkPixels(width * height, MAX_MEGAPIXELS.bitmap);
  const row = Math.ceil((width * bits) / 8);
  const stored = file.length - file.readUInt32LE(10);
  if (stored < (compressedBytes(file) ?? Math.ceil(row / 4) * 4 * (height - 1) + row)) {
    throw new Error('The bitmap is truncated.');
  }
  return { width, height };
}

/** Size of compressed pixels; undefined when they are not compressed. */
function compressedBytes(file: Buffer): number | undefined {
  const header = file.readUInt32LE(FILE_HEADER);
  const compression = header === CORE_HEADER ? 0 : file.readUInt32LE(30);
  if (RLE.has(compression)) return file.readUInt32LE(34);
  const isKnown = compression === 0 || (compression === BITFIELDS && header !== OS2_HEADER);
  if (!isKnown) throw notReadable();
  return undefined;
}

const notReadable = () => new PictureRejected('notReadable');

/**
 * Colour masks follow the 40-byte header or end a longer one. The decoder does not know two of
 * these headers, which have the same layout as two that it knows.
 */
function withKnownHeader(file: Buffer): Buffer {
  const [size, compression] = [file.readUInt32LE(FILE_HEADER), file.readUInt32LE(30)];
  if (size === 52) file.writeUInt32LE(40, FILE_HEADER);
  if (size === 40 && compression === 6) {
    file.writeUInt32LE(56, FILE_HEADER);
    file.writeUInt32LE(BITFIELDS, 30);
  }
  return size === CORE_HEADER ? withWholePalette(file) : file;
}

/** OS/2 files may contain only the used colours; the decoder expects a full palette. */
function withWholePalette(file: Buffer): Buffer {
  const [bits, offset] = [file.readUInt16LE(24), file.readUInt32LE(10)];
  const end = FILE_HEADER + CORE_HEADER + (bits <= 8 ? 3 * 2 ** bits : 0);
  if (offset >= end) return file;
  file.writeUInt32LE(end, 10);
  return Buffer.concat([
    file.subarray(0, offset),
    Buffer.alloc(end - offset),
    file.subarray(offset),
  ]);
}

function decodeBmp(file: Buffer): Sharp {
  const { data, width, height } = decode(withoutLastRowEnd(Buffer.concat([file, PADDING])));
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return fromPixels(withoutEmptyAlpha({ data: bytes, width, height, channels: 4 }));
}

/**
 * Some programs end the last row before they end the picture, which the decoder takes for a row
 * too many.
 */
function withoutLastRowEnd(file: Buffer): Buffer {
  const end = file.length - PADDING.length - LAST_ROW_END.length;
  if (RLE.has(file.readUInt32LE(30)) && file.subarray(end).indexOf(LAST_ROW_END) === 0) {
    file.writeUInt16BE(1, end);
  }
  return file;
}
