/**
 * Megapixels that are decoded, all frames together: a small file can unfold into more memory than
 * the machine has. Decoders that hold the whole picture get less.
 */
export const MAX_MEGAPIXELS = { streamed: 100, heic: 64, bitmap: 40 } as const;

/** Bytes that a decoder may need for a picture that it cannot read row by row. */
export const MAX_UNFOLDED_BYTES = 650e6;

/** Pixels of a side that every encoder can write; what is longer is scaled. */
export const MAX_SIDE = 16_383;
