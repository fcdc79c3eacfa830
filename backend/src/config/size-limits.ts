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
 * Parses sizes in megabytes (10^6 bytes): one number for all kinds (`20`), or single kinds
 * (`image=15,cv=10`), where a kind that is not named keeps its default.
 */
function parseMegabytes<Kind extends string>(
  text: string,
  defaults: Readonly<Record<Kind, number>>,
  bounds: Bounds,
): Record<Kind, number> {
  const kinds = Object.keys(defaults) as Kind[];
  const limits: Record<Kind, number> = { ...defaults };
  if (!text.includes('=')) {
    const all = megabytes(text.trim(), bounds);
    for (const kind of kinds) limits[kind] = all;
    return limits;
  }
  for (const part of text.split(',')) {
    const [name = '', size = ''] = part.split('=').map((side) => side.trim());
    const kind = kinds.find((candidate) => candidate === name);
    if (kind === undefined) {
      const example = kinds.map((each) => `${each}=${defaults[each]}`).join(',');
      throw new Error(`must look like 20 or ${example}`);
    }
    limits[kind] = megabytes(size, bounds);
  }
  return limits;
}

/** Largest accepted upload of each kind, in megabytes (10^6 bytes). */
export interface UploadLimits {
  image: number;
  cv: number;
}

export const DEFAULT_UPLOAD_LIMITS: UploadLimits = { image: 15, cv: 10 };

/**
 * Parses UPLOAD_MAX_MB.
 * @throws Error with the end of a sentence that begins with the variable's name
 */
export const parseUploadLimits = (text: string): UploadLimits =>
  parseMegabytes(text, { ...DEFAULT_UPLOAD_LIMITS }, { zero: false, max: 1_000 });

/** Memory for cached responses, in megabytes (10^6 bytes); 0 turns a cache off. */
export interface CacheLimits {
  /** Lists, entities and texts. */
  data: number;
  pictures: number;
}

export const DEFAULT_CACHE_LIMITS: CacheLimits = { data: 16, pictures: 48 };

/**
 * Parses API_CACHE_MB.
 * @throws Error with the end of a sentence that begins with the variable's name
 */
export const parseCacheLimits = (text: string): CacheLimits =>
  parseMegabytes(text, { ...DEFAULT_CACHE_LIMITS }, { zero: true, max: 10_000 });
