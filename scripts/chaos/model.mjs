import { isDeepStrictEqual } from 'node:util';

/** In place of the hash of a file that is not there, or not whole. */
export const MISSING = 'missing';

/** A thing is equal to a state in all that the state says; what an answer did not tell is not in it. */
const matches = (state, content) =>
  state !== null && Object.keys(state).every((key) => isDeepStrictEqual(state[key], content[key]));

function faultOf(states, there) {
  if (there.length > 1) return 'is there twice';
  const [content] = there;
  if (!content) return states.includes(null) ? undefined : 'was acknowledged and is lost';
  if (states.some((state) => matches(state, content))) return undefined;
  if (content.files?.includes(MISSING)) return 'is there without all of its files';
  return states.every((state) => state === null)
    ? 'was deleted or refused and is there'
    : 'differs';
}

/** Knows in which states everything that was written may be found. */
export class Model {
  counts = { acknowledged: 0, refused: 0, unknown: 0 };
  /** By kind and name; null: not there. @type {Map<string, (object | null)[]>} */
  #states = new Map();

  /**
   * Notes a write before it is sent: until it is answered, it may be found or not.
   * @param {string} key kind and name, such as `message Sender 1`
   * @param {object | null} content null: a deletion
   * @returns {(outcome: keyof Model['counts'], told?: object) => void} to be called with the outcome;
   *   `told` is what the answer adds to the content
   */
  begin(key, content) {
    const before = this.#states.get(key) ?? [null];
    this.#states.set(key, [...before, content]);
    return (outcome, told) => {
      this.counts[outcome]++;
      if (outcome === 'refused') this.#states.set(key, before);
      if (outcome === 'acknowledged') this.#states.set(key, [content && { ...content, ...told }]);
    };
  }

  /**
   * @param {{ key: string, content: object }[]} found everything that is there
   * @returns {string[]} what is wrong with it
   */
  compare(found) {
    const faults = [];
    for (const [key, states] of this.#states) {
      const there = found.filter((each) => each.key === key).map(({ content }) => content);
      const fault = faultOf(states, there);
      if (fault) faults.push(`${key} ${fault}`);
    }
    const unknown = found.filter(({ key }) => !this.#states.has(key));
    return [...faults, ...unknown.map(({ key }) => `${key} was written by nobody`)];
  }
}
