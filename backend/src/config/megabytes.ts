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
 * Reads sizes in megabytes (10^6 bytes): one number for all kinds (`20`), or single kinds
 * (`image=15,cv=10`), where a kind that is not named keeps its default.
 * @throws Error with the end of a sentence that begins with the variable's name
 */
export function parseMegabytes<Kind extends string>(
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
