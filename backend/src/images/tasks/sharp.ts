import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_MEGAPIXELS } from '../picture-limits';

// The process handles one task at a time and never needs the same pixels again.
sharp.concurrency(1);
sharp.cache(false);

/** For uploaded files. */
export const SHARP_OPTIONS: SharpOptions = {
  limitInputPixels: MAX_MEGAPIXELS.streamed * 1e6,
  // Cameras write harmless irregularities; truncated or broken pictures still fail.
  failOn: 'error',
  sequentialRead: true,
};

export { sharp, type Sharp };
