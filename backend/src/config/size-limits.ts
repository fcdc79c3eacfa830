/** Largest accepted upload of each kind, in megabytes (10^6 bytes). */
export interface UploadLimits {
  image: number;
  cv: number;
}

/** Memory for cached responses, in megabytes (10^6 bytes); 0 turns a cache off. */
export interface CacheLimits {
  /** Lists, entities and texts. */
  data: number;
  pictures: number;
}

export const DEFAULT_UPLOAD_LIMITS: UploadLimits = { image: 40, cv: 10 };
export const DEFAULT_CACHE_LIMITS: CacheLimits = { data: 16, pictures: 48 };

interface Bounds {
  /** Excluded, unless `zero` allows it. */
  zero: boolean;
  max: number;
}

function megabytes(text: string, { zero, max }: Bounds): number {
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || value > max || (value === 0 && !zero)) {
    throw new Error(`must name sizes ${zero ? 'from' : 'above'} 0 and up to ${max} MB`);
  }
  return value;
}

/**
 * Parses sizes in megabytes: one number for all kinds (`20`), or single kinds (`image=40,cv=10`),
 * where a kind that is not named keeps its default.
 * @throws Error with the end of a sentence that begins with the variable's name
 */
function parseMegabytes<Limits extends UploadLimits | CacheLimits>(
  text: string,
  defaults: Limits,
  bounds: Bounds,
): Limits {
  const kinds = Object.keys(defaults);
  const parts = text.includes('=') ? text.split(',') : kinds.map((kind) => `${kind}=${text}`);
  const named = parts.map((part) => part.split('=').map((side) => side.trim()));
  if (!named.every(([kind = '']) => kinds.includes(kind))) {
    const example = Object.entries(defaults).map(([kind, size]) => `${kind}=${size}`);
    throw new Error(`must look like 20 or ${example.join(',')}`);
  }
  const sizes = named.map(([kind = '', size = '']) => [kind, megabytes(size, bounds)]);
  return { ...defaults, ...Object.fromEntries(sizes) };
}

export const parseUploadLimits = (text: string): UploadLimits =>
  parseMegabytes(text, DEFAULT_UPLOAD_LIMITS, { zero: false, max: 1_000 });

export const parseCacheLimits = (text: string): CacheLimits =>
  parseMegabytes(text, DEFAULT_CACHE_LIMITS, { zero: true, max: 10_000 });
