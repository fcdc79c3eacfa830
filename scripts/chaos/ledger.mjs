/**
 * What became of a write: `kept` was answered with a success, `refused` with a reason in the
 * request (4xx) or not even taken, `unknown` not at all or with a failure of ours, so that it may be there or not.
 * @typedef {'kept' | 'refused' | 'unknown'} Outcome
 */

/**
 * One thing that was written, and in which states it may be found; null: not at all.
 * @typedef {object} Item
 * @property {string} kind
 * @property {string} key
 * @property {(object | null)[]} states
 */

const key = (kind, name) => `${kind} ${name}`;

/** Keeps book of every write and of what may be found of it afterwards. */
export class Ledger {
  /** @type {Map<string, Item>} */
  #items = new Map();
  #open = new Set();
  #counts = { begun: 0, kept: 0, refused: 0, unknown: 0 };

  /**
   * Notes a write that is about to be sent; null as content is a deletion.
   * @param {string} kind
   * @param {string} name
   * @param {object | null} content
   * @returns {(outcome: Outcome, told?: object) => void} to be called once with what became of it;
   * `told` is what the answer adds to the content, such as an id
   */
  begin(kind, name, content) {
    const id = key(kind, name);
    if (!this.#items.has(id)) this.#items.set(id, { kind, key: name, states: [null] });
    const item = this.#items.get(id);
    const write = { item, content };
    this.#open.add(write);
    this.#counts.begun++;
    return (outcome, told = {}) => {
      if (!this.#open.delete(write)) throw new Error(`The end of ${id} was told twice.`);
      this.#counts[outcome]++;
      const state = content && { ...content, ...told };
      if (outcome === 'kept') item.states = [state];
      if (outcome === 'unknown') item.states.push(state);
    };
  }

  /** Whether a thing is in one state only. */
  isCertain(kind, name) {
    const { states } = this.#items.get(key(kind, name));
    return states.length === 1 && ![...this.#open].some(({ item }) => item.key === name);
  }

  /**
   * Everything that was written. A write that is still open may be there or not.
   * @returns {Item[]}
   */
  get items() {
    return [...this.#items.values()].map((item) => {
      const open = [...this.#open].filter((write) => write.item === item);
      return { ...item, states: [...item.states, ...open.map(({ content }) => content)] };
    });
  }

  /** How many writes were begun, and what became of them; one without an end is unknown. */
  get counts() {
    return { ...this.#counts, unknown: this.#counts.unknown + this.#open.size };
  }
}
