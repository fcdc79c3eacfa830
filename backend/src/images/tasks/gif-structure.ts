const HEADER = 13;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const CONTROL = 0xf9;

/** A frame of one transparent pixel, with a local palette. */
const TRANSPARENT_FRAME = Buffer.from(
  '21f90401000000002c00000000010001008000000000000002024401003b',
  'hex',
);
const TO_BACKGROUND = 2;
const MAX_BITS = 8;

/**
 * The GIF with a last frame more, which is transparent: the decoder shows what no frame covers as
 * black, unless it finds transparency somewhere. For the same reason every frame that is to be
 * cleared says that it has a transparent colour, which it does not use.
 * @throws Error when a block is not there to its end; the decoder is content with those before it
 */
export function withTransparentFrame(file: Buffer): Buffer {
  const gif = Buffer.from(file);
  let control: number | undefined;
  let at = HEADER + paletteBytes(gif[10]);
  while (at < gif.length && (gif[at] === IMAGE || gif[at] === EXTENSION)) {
    if (gif[at] === EXTENSION) {
      if (gif[at + 1] === CONTROL) control = at + 3;
      at += 2;
    } else {
      // A descriptor, its palette, and the size of a code.
      at += 10 + paletteBytes(gif[at + 9]) + 1;
      if (control !== undefined && (gif[at - 1] as number) < MAX_BITS) clearToNothing(gif, control);
      control = undefined;
    }
    at = endOfBlocks(gif, at);
  }
  // What announces a frame that does not come is cut as well.
  if (at > gif.length || (at === gif.length && control !== undefined))
    throw new Error('The GIF is truncated.');
  return Buffer.concat([gif.subarray(0, at), TRANSPARENT_FRAME]);
}

function clearToNothing(gif: Buffer, control: number): void {
  const flags = gif[control] as number;
  if (((flags >> 2) & 7) !== TO_BACKGROUND || flags & 1) return;
  gif[control] = flags | 1;
  gif[control + 3] = 0xff;
}

/** Where a row of blocks ends: each says its length, and the last one has none. */
function endOfBlocks(gif: Buffer, start: number): number {
  for (let at = start; ;) {
    const length = gif[at];
    if (length === undefined) return Infinity;
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** Three bytes for each of up to 256 colours. */
const paletteBytes = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
