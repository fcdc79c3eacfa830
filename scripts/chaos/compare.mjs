import { isDeepStrictEqual } from 'node:util';

/**
 * What is wrong with a thing: `lost` was acknowledged and is not there; `half` is there without all
 * of its files; `altered` is in a state that nobody has written; `returned` was deleted or refused
 * and is there; `twice` is there more than once; `foreign` was written by nobody.
 * @typedef {'lost' | 'half' | 'altered' | 'returned' | 'twice' | 'foreign'} Fault
 */

/** A file of a thing that is not there, or not whole. */
export const MISSING = 'missing';

const isHalf = (content) =>
  (content.files ?? []).includes(MISSING) || Object.values(content).includes(undefined);

/** An id counts where the answer told it. */
function matches(state, { id, ...content }) {
  if (state === null) return false;
  const { id: told, ...expected } = state;
  return (told === undefined || told === id) && isDeepStrictEqual(expected, content);
}

/**
 * @param {import('./ledger.mjs').Item} item
 * @param {object[]} there everything that was found under its key
 * @returns {Fault | undefined}
 */
export function faultOf({ states }, there) {
  if (there.length === 0) return states.includes(null) ? undefined : 'lost';
  if (there.length > 1) return 'twice';
  if (states.some((state) => matches(state, there[0]))) return undefined;
  if (isHalf(there[0])) return 'half';
  return states.every((state) => state === null) ? 'returned' : 'altered';
}

/**
 * Holds what was found against the ledger.
 * @param {import('./ledger.mjs').Item[]} items
 * @param {{ kind: string, key: string, content: object }[]} found
 */
export function compare(items, found) {
  const known = new Set(items.map(({ kind, key }) => `${kind} ${key}`));
  const faults = [];
  let present = 0;
  for (const item of items) {
    const there = found.filter(({ kind, key }) => kind === item.kind && key === item.key);
    if (there.length > 0) present++;
    const fault = faultOf(
      item,
      there.map(({ content }) => content),
    );
    if (fault) faults.push({ fault, kind: item.kind, key: item.key });
  }
  for (const { kind, key } of found) {
    if (!known.has(`${kind} ${key}`)) faults.push({ fault: 'foreign', kind, key });
  }
  return { faults, present };
}
