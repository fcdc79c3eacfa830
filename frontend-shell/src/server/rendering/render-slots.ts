import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Pages that are rendered side by side, most of them waiting for the API; more at once would keep
 * the process from answering pings.
 */
const MAX_CONCURRENT = 32;
/** Visitors of a page that hangs leave room for all others. */
const MAX_PER_ADDRESS = 4;

/** Limits concurrent renders, in total and per address. */
export class RenderSlots {
  readonly #all = pLimit(MAX_CONCURRENT);
  readonly #byAddress = new Map<string, LimitFunction>();
  readonly #suspects = pLimit(1);

  /** Runs work in one of the few slots of its address. */
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
   * Runs work in one of all slots.
   * @param alone whether to wait for other work that runs alone
   */
  run<T>(work: () => Promise<T>, alone: boolean): Promise<T> {
    const run = () => this.#all(work);
    return alone ? this.#suspects(run) : run();
  }
}
