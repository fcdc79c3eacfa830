/** How many records are read or removed at once: what bounds memory, and how long a write takes. */
export const BATCH = 100;

/** Parts of a list, in its order. */
export function* inBatches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}
