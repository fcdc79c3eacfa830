/**
 * Random numbers that are the same for the same seed (mulberry32).
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number from `from` to `to`, both included. */
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    bytes: (length) => Buffer.from(Array.from({ length }, () => Math.floor(next() * 256))),
    /** Another source, whose numbers do not depend on how many are taken of this one. */
    branch: () => createRandom(Math.floor(next() * 2 ** 32)),
  };
}
