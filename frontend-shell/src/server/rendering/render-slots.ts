import pLimit, { type LimitFunction } from 'p-limit';

/** Concurrent renders, most of them waiting for the API; more would delay pings. */
const MAX_CONCURRENT = 32;
/** A hanging page must leave slots for the others. */
const MAX_PER_ADDRESS = 4;

/** Limits concurrent renders, in total and per address. */
export class RenderSlots {
  readonly #all = pLimit(MAX_CONCURRENT);
  readonly #byAddress = new Map<string, LimitFunction>();
  readonly #suspects = pLimit(1);

  /** Runs work in one of the slots of its address. */
  async ofAddress<T>(address: string, work: () => Promise<T>): Promise<T> {
    const limit = this.#byAddress.get(address) ?? pLimit(MAX_PER_ADDRESS);
    this.#byAddress.set(address, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#byAddress.delete(address);
    }
  }

  /**
   * Runs work in one of the shared slots.
   * @param alone whether to run only one such work at a time
   */
  run<T>(work: () => Promise<T>, alone: boolean): Promise<T> {
    const run = () => this.#all(work);
    return alone ? this.#suspects(run) : run();
  }
}
