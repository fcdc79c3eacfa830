/**
 * Megapixels that are decoded, all frames together: a small file can unfold into more memory than
 * the machine has. Some decoders cannot scale while they read and get less.
 */
export const MAX_MEGAPIXELS = { streamed: 100, heic: 64, bitmap: 40 } as const;

/** Pixels of a side that every encoder can write; what is longer is scaled. */
export const MAX_SIDE = 16_383;
