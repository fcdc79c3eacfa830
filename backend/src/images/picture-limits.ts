/**
 * Megapixels of all frames together: a small file can decode to more memory than the machine has.
 * Decoders that hold the whole picture in memory have lower limits.
 */
export const MAX_MEGAPIXELS = { streamed: 100, heic: 64, bitmap: 40 } as const;

/** Memory for decoding a picture that cannot be read row by row. */
export const MAX_UNFOLDED_BYTES = 650e6;

/** The longest side that every encoder can write; larger pictures are scaled down. */
export const MAX_SIDE = 16_383;
