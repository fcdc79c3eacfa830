/** All frames together: a small file can unfold into more memory than the machine has. */
export const MAX_MEGAPIXELS = 100;
export const MAX_PIXELS = MAX_MEGAPIXELS * 1e6;
