import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_MEGAPIXELS } from '../picture-limits';

// The process does one thing at a time, and what it has decoded is not asked for again.
sharp.concurrency(1);
sharp.cache(false);

/** For files of others. */
export const SHARP_OPTIONS: SharpOptions = {
  limitInputPixels: MAX_MEGAPIXELS.streamed * 1e6,
  // Cameras write harmless irregularities; a truncated or broken picture still fails.
  failOn: 'error',
  sequentialRead: true,
};

export { sharp, type Sharp };
