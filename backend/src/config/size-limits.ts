export const DEFAULT_UPLOAD_LIMITS = { image: 40, cv: 10 };
export const DEFAULT_CACHE_LIMITS = { data: 16, pictures: 48 };

/** Largest accepted upload of each kind, in megabytes (10^6 bytes). */
export type UploadLimits = typeof DEFAULT_UPLOAD_LIMITS;

/** Memory for cached responses, in megabytes (10^6 bytes); 0 turns a cache off. */
export type CacheLimits = typeof DEFAULT_CACHE_LIMITS;

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
function parseMegabytes<Limits extends Record<string, number>>(
  text: string,
  defaults: Limits,
  bounds: Bounds,
): Limits {
  const kinds = Object.keys(defaults);
  const parts = text.includes('=') ? text.split(',') : kinds.map((kind) => `${kind}=${text}`);
  const sizes = parts.map((part) => {
    const [kind = '', size = ''] = part.split('=').map((side) => side.trim());
    if (kinds.includes(kind)) return [kind, megabytes(size, bounds)];
    const example = Object.entries(defaults).map(([name, value]) => `${name}=${value}`);
    throw new Error(`must look like 20 or ${example.join(',')}`);
  });
  return { ...defaults, ...Object.fromEntries(sizes) };
}

export const parseUploadLimits = (text: string): UploadLimits =>
  parseMegabytes(text, DEFAULT_UPLOAD_LIMITS, { zero: false, max: 1_000 });

export const parseCacheLimits = (text: string): CacheLimits =>
  parseMegabytes(text, DEFAULT_CACHE_LIMITS, { zero: true, max: 10_000 });
