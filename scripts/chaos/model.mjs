import { isDeepStrictEqual } from 'node:util';

/** Replaces the hash of a missing or incomplete file. */
export const MISSING = 'missing';

/**
 * Compares only the properties of the state: without a response, those set by the server are
 * unknown.
 */
const matches = (state, content) =>
  state !== null && Object.keys(state).every((key) => isDeepStrictEqual(state[key], content[key]));

function faultOf(states, there) {
  if (there.length > 1) return 'exists twice';
  const [content] = there;
  if (!content) return states.includes(null) ? undefined : 'was acknowledged and is lost';
  if (states.some((state) => matches(state, content))) return undefined;
  if (content.files?.includes(MISSING)) return 'exists without all of its files';
  return states.every((state) => state === null) ? 'was deleted or refused, but exists' : 'differs';
}

/** Tracks the possible states of every entity. */
export class Model {
  counts = { acknowledged: 0, refused: 0, unknown: 0 };
  /**
   * Possible states by key; null: absent. @type {Map<string, (object | null)[]>}
   */
  #states = new Map();

  /**
   * Records a write before it is sent: until its outcome is known, both the old and the new state
   * are possible.
   * @param {string} key kind and name, such as `message Sender 1`
   * @param {object | null} content null: a deletion
   * @returns {(outcome: keyof Model['counts'], returned?: object) => void} call it with the
   * outcome; `returned` holds the properties that the response adds to the content
   */
  begin(key, content) {
    const before = this.#states.get(key) ?? [null];
    this.#states.set(key, [...before, content]);
    return (outcome, returned) => {
      this.counts[outcome]++;
      if (outcome === 'refused') this.#states.set(key, before);
      if (outcome === 'acknowledged')
        this.#states.set(key, [content && { ...content, ...returned }]);
    };
  }

  /**
   * @param {{ key: string, content: object }[]} found everything in the database
   * @returns {string[]} the differences
   */
  compare(found) {
    const faults = [];
    for (const [key, states] of this.#states) {
      const there = found.filter((each) => each.key === key).map(({ content }) => content);
      const fault = faultOf(states, there);
      if (fault) faults.push(`${key} ${fault}`);
    }
    const unknown = found.filter(({ key }) => !this.#states.has(key));
    return [...faults, ...unknown.map(({ key }) => `${key} was never written`)];
  }
}
