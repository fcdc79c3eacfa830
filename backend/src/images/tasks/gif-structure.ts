const HEADER = 13;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

/**
 * Whether all blocks of a GIF are there to their ends; the decoder is content with the frames
 * before the first that is cut off. What follows the last block says nothing.
 */
export function isCompleteGif(file: Buffer): boolean {
  let at = HEADER + paletteBytes(file[10]);
  while (at < file.length && file[at] !== TRAILER) {
    const kind = file[at];
    // A descriptor, its palette, and the size of a code; or a label.
    if (kind === IMAGE) at += 10 + paletteBytes(file[at + 9]) + 1;
    else if (kind === EXTENSION) at += 2;
    else return true;
    for (;;) {
      const length = file[at];
      if (length === undefined) return false;
      at += 1 + length;
      if (length === 0) break;
    }
  }
  return at <= file.length;
}

/** Three bytes for each of up to 256 colours. */
const paletteBytes = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
