import type { DecodablePicture } from './decodable-picture';
import { openWithSharp } from './sharp-picture';

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

export const openGif = (file: Buffer): Promise<DecodablePicture> =>
  openWithSharp(withTransparentFrame(file), 'gif');

/**
 * Appends a transparent frame to the GIF: without transparency, the decoder fills uncovered areas
 * with black. For the same reason, frames that will be cleared get an unused transparent colour.
 * @throws Error when a block is truncated, which the decoder ignores
 */
function withTransparentFrame(file: Buffer): Buffer {
  const gif = Buffer.from(file);
  let control: number | undefined;
  let at = HEADER + paletteBytes(gif[10]);
  while (at < gif.length && (gif[at] === IMAGE || gif[at] === EXTENSION)) {
    if (gif[at] === EXTENSION) {
      if (gif[at + 1] === CONTROL) control = at + 3;
      at += 2;
    } else {
      // Descriptor, palette and minimum code size.
      at += 10 + paletteBytes(gif[at + 9]) + 1;
      if (control !== undefined && (gif[at - 1] as number) < MAX_BITS) clearToNothing(gif, control);
      control = undefined;
    }
    at = endOfBlocks(gif, at);
  }
  // A control block without its frame is a truncation, too.
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

/** End of a chain of sub-blocks: each starts with its length, and an empty one ends the chain. */
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
