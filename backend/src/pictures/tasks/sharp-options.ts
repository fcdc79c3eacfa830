import type { SharpOptions } from 'sharp';
import { MAX_PIXELS } from '../picture-limits';

export const SHARP_OPTIONS: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  // Cameras write harmless irregularities; a truncated or broken picture still fails.
  failOn: 'error',
  sequentialRead: true,
};
