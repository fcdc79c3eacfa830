/** Another one each night; the short run always makes the same. */
const DEFAULT_SEED = process.env.LONG === '1' ? Math.floor(Math.random() * 2 ** 31) : 20_261_122;

export const SEED = Number(process.env.RANDOM_SEED ?? DEFAULT_SEED);

/** Seeded random generator, so that a failure can be reproduced. */
export function createRandom(seed = SEED) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  return { next, below, pick };
}
