import { PictureRejected } from '../inspection-result';
import type { DecodablePicture } from './decodable-picture';
import { openWithSharp } from './sharp-picture';

/** Tags of directory entries. */
const BITS = 258;
const COMPRESSION = 259;
const COLOURS = 262;
const SAMPLES = 277;
const SAMPLE_FORMAT = 339;

const SHORT = 3;
const ENTRY = 12;
const YCBCR = 6;
const LAB = 8;
const JPEG = 7;

/** Not compressed, fax, LZW, JPEG, Deflate, PackBits, WebP. */
const COMPRESSIONS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, JPEG, 8, 32773, 32946, 50001]);
const DEPTHS: ReadonlySet<number> = new Set([1, 2, 4, 8, 16]);
/** White-is-zero, black-is-zero, RGB, palette, CMYK. */
const COLOUR_SPACES: ReadonlySet<number> = new Set([0, 1, 2, 3, 5, YCBCR, LAB]);

/** Opens a TIFF with sharp, unless it is of a kind that libvips cannot read or reads wrongly. */
export function openTiff(file: Buffer): Promise<DecodablePicture> {
  checkKind(readTags(file));
  return openWithSharp(file, 'tiff');
}

function checkKind(tags: ReadonlyMap<number, number> | undefined): void {
  // The decoder has an error for an incomplete directory.
  if (!tags) return;
  const tag = (name: number) => tags.get(name) ?? 1;
  const [bits, colours, compression] = [tag(BITS), tag(COLOURS), tag(COMPRESSION)];
  const isRead =
    COMPRESSIONS.has(compression) &&
    COLOUR_SPACES.has(colours) &&
    DEPTHS.has(bits) &&
    tag(SAMPLE_FORMAT) === 1 &&
    (colours !== YCBCR || compression === JPEG) &&
    (colours !== LAB || (bits === 16 && tag(SAMPLES) === 3));
  const detail = `TIFF of colours ${colours}, ${bits} bits, compression ${compression}`;
  if (!isRead) throw new PictureRejected('notReadable', { detail });
}

/** First value of each tag in the first directory; undefined if the directory is incomplete. */
function readTags(file: Buffer): Map<number, number> | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const isLittle = file[0] === 0x49;
  const short = (at: number) => view.getUint16(at, isLittle);
  const long = (at: number) => view.getUint32(at, isLittle);
  try {
    // 42 marks a classic TIFF; BigTIFF has another number.
    if (short(2) !== 42) return undefined;
    const directory = long(4);
    const end = directory + 2 + ENTRY * short(directory);
    const tags = new Map<number, number>();
    for (let at = directory + 2; at < end; at += ENTRY) {
      const isShort = short(at + 2) === SHORT;
      // Up to two short values are stored inline; more are stored elsewhere.
      const valueAt = isShort && long(at + 4) > 2 ? long(at + 8) : at + 8;
      tags.set(short(at), isShort ? short(valueAt) : long(valueAt));
    }
    return tags;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
