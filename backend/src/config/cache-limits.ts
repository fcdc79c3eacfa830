import { parseMegabytes } from './megabytes';

/** How much memory the answers to public reads may take, in megabytes (10^6 bytes); 0 keeps none. */
export interface CacheLimits {
  /** Lists, entities and texts, with their compressed forms. */
  data: number;
  pictures: number;
}

export const DEFAULT_CACHE_LIMITS: CacheLimits = { data: 16, pictures: 48 };
const MAX_MB = 10_000;

/**
 * Reads API_CACHE_MB.
 * @throws Error with the end of a sentence that begins with the variable's name
 */
export const parseCacheLimits = (text: string): CacheLimits =>
  parseMegabytes(text, { ...DEFAULT_CACHE_LIMITS }, { zero: true, max: MAX_MB });
