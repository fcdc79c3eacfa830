import { open } from 'node:fs/promises';
import { PictureRefused } from '../outcome';

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

/**
 * Refuses kinds of TIFF that libvips cannot read or reads wrongly. A file whose directory is
 * incomplete is left to the decoder's own error.
 * @throws PictureRefused
 */
export async function checkTiffKind(path: string): Promise<void> {
  const tags = await readTags(path);
  if (!tags) return;
  const tag = (name: number, otherwise = 1) => tags.get(name) ?? otherwise;
  const [bits, colours, compression] = [tag(BITS), tag(COLOURS), tag(COMPRESSION)];
  const isRead =
    COMPRESSIONS.has(compression) &&
    COLOUR_SPACES.has(colours) &&
    DEPTHS.has(bits) &&
    tag(SAMPLE_FORMAT) === 1 &&
    (colours !== YCBCR || compression === JPEG) &&
    (colours !== LAB || (bits === 16 && tag(SAMPLES) === 3));
  const detail = `TIFF of colours ${colours}, ${bits} bits, compression ${compression}`;
  if (!isRead) throw new PictureRefused({ refused: 'notReadable', detail });
}

/** First value of each tag in the first directory; undefined if the directory is incomplete. */
async function readTags(path: string): Promise<Map<number, number> | undefined> {
  const file = await open(path);
  try {
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return bytesRead === length ? buffer : undefined;
    };
    const head = await read(0, 8);
    const isLittle = head?.[0] === 0x49;
    const short = (from: Buffer, at: number) =>
      isLittle ? from.readUInt16LE(at) : from.readUInt16BE(at);
    const long = (from: Buffer, at: number) =>
      isLittle ? from.readUInt32LE(at) : from.readUInt32BE(at);
    // 42 marks a classic TIFF; BigTIFF has another number.
    if (!head || short(head, 2) !== 42) return undefined;
    const directory = long(head, 4);
    const count = await read(directory, 2);
    const entries = count && (await read(directory + 2, ENTRY * short(count, 0)));
    if (!entries) return undefined;
    const tags = new Map<number, number>();
    const isShort = (at: number) => short(entries, at + 2) === SHORT;
    for (let at = 0; at < entries.length; at += ENTRY) {
      let value = isShort(at) ? short(entries, at + 8) : long(entries, at + 8);
      // Up to two short values are stored inline; more are stored elsewhere.
      if (isShort(at) && long(entries, at + 4) > 2) {
        const values = await read(long(entries, at + 8), 2);
        if (!values) return undefined;
        value = short(values, 0);
      }
      tags.set(short(entries, at), value);
    }
    return tags;
  } finally {
    await file.close();
  }
}
