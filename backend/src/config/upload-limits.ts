import { parseMegabytes } from './megabytes';

/** Largest accepted upload of each kind, in megabytes (10^6 bytes). */
export interface UploadLimits {
  image: number;
  cv: number;
}

const DEFAULTS = { image: 15, cv: 10 };
const MAX_MB = 1_000;

/**
 * Reads UPLOAD_MAX_MB.
 * @throws Error with the end of a sentence that begins with the variable's name
 */
export const parseUploadLimits = (text: string): UploadLimits =>
  parseMegabytes(text, DEFAULTS, { zero: false, max: MAX_MB });
