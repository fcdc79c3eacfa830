import decodeIco from 'decode-ico';
import { MAX_MEGAPIXELS } from '../picture-limits';
import { checkPixels, type DecodablePicture, stillPicture } from './decodable-picture';
import { fromPixels, sharp, type Sharp, SHARP_OPTIONS, withoutEmptyAlpha } from './pixels';

interface Entry {
  width: number;
  height: number;
  bits: number;
  isPng: boolean;
  /** Its line of the directory. */
  line: Buffer;
  content: Buffer;
}

const DIRECTORY_HEADER = 6;
const LINE = 16;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Opens the largest picture of an icon. */
export function openIco(file: Buffer): DecodablePicture {
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) =>
    readEntry(file, index),
  );
  const [largest] = entries.sort(
    (a, b) => b.width * b.height - a.width * a.height || b.bits - a.bits,
  );
  if (!largest) throw new Error('The icon is empty.');
  checkPixels(largest.width * largest.height, MAX_MEGAPIXELS.bitmap);
  return stillPicture(largest, () => decodeEntry(largest));
}

/** Reads the size from the picture: the directory has only one byte for it. */
function readEntry(file: Buffer, index: number): Entry {
  const start = DIRECTORY_HEADER + LINE * index;
  const line = file.subarray(start, start + LINE);
  const offset = line.readUInt32LE(12);
  const end = offset + line.readUInt32LE(8);
  if (end > file.length) throw new Error('The icon is truncated.');
  const content = file.subarray(offset, end);
  if (content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) {
    const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
    return { width, height, bits: 32, isPng: true, line, content };
  }
  const width = content.readInt32LE(4);
  // The rows of the picture, and as many of its mask.
  const height = Math.floor(content.readInt32LE(8) / 2);
  if (width <= 0 || height <= 0) throw new Error('The icon has no size.');
  return { width, height, bits: content.readUInt16LE(14), isPng: false, line, content };
}

function decodeEntry({ isPng, line, content }: Entry): Sharp {
  if (isPng) return sharp(content, SHARP_OPTIONS);
  // An icon with this picture only: the decoder decodes all pictures.
  const header = Buffer.from([0, 0, 1, 0, 1, 0]);
  const ownLine = Buffer.from(line);
  ownLine.writeUInt32LE(DIRECTORY_HEADER + LINE, 12);
  const [picture] = decodeIco(Buffer.concat([header, ownLine, content]));
  if (picture?.type !== 'bmp') throw new Error('The icon cannot be read.');
  const { data, width, height } = picture;
  return fromPixels(
    withoutEmptyAlpha({ data: Buffer.from(data.buffer), width, height, channels: 4 }),
  );
}
