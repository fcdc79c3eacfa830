/** Largest accepted upload of each kind, in megabytes (10^6 bytes). */
export interface UploadLimits {
  image: number;
  cv: number;
}

const DEFAULTS: UploadLimits = { image: 15, cv: 10 };
const MAX_MB = 1_000;

const isKind = (text: string): text is keyof UploadLimits => Object.hasOwn(DEFAULTS, text);

function megabytes(text: string): number {
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || value <= 0 || value > MAX_MB) {
    throw new Error(`must name sizes above 0 and up to ${MAX_MB} MB`);
  }
  return value;
}

/**
 * Reads UPLOAD_MAX_MB: one number for all kinds (`20`), or single kinds (`image=15,cv=10`),
 * where a kind that is not named keeps its default.
 * @throws Error with the end of a sentence that begins with the variable's name
 */
export function parseUploadLimits(text: string): UploadLimits {
  if (!text.includes('=')) {
    const all = megabytes(text.trim());
    return { image: all, cv: all };
  }
  const limits = { ...DEFAULTS };
  for (const part of text.split(',')) {
    const [kind = '', size = ''] = part.split('=').map((side) => side.trim());
    if (!isKind(kind)) throw new Error('must look like 20 or image=15,cv=10');
    limits[kind] = megabytes(size);
  }
  return limits;
}
