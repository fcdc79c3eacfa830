/** The time that a whole run may take. */
export class Deadline {
  #end;
  #now;

  /**
   * @param {number} ms from now
   * @param {() => number} [now] milliseconds on any clock
   */
  constructor(ms, now = () => performance.now()) {
    this.#now = now;
    this.#end = now() + ms;
  }

  get left() {
    return Math.max(0, this.#end - this.#now());
  }

  get isOver() {
    return this.left === 0;
  }

  /** A wait of so many milliseconds, cut to what is left. */
  atMost(ms) {
    return Math.min(ms, this.left);
  }

  /**
   * Work that is given up when the time is over.
   * @template T
   * @param {Promise<T>} work
   * @param {string} what it is, for the sentence
   * @returns {Promise<T>}
   */
  async within(work, what) {
    let timer;
    const over = new Promise((_, reject) => {
      const error = new Error(`The time was over during: ${what}.`);
      timer = setTimeout(() => reject(error), this.left);
    });
    try {
      return await Promise.race([work, over]);
    } finally {
      clearTimeout(timer);
    }
  }
}
