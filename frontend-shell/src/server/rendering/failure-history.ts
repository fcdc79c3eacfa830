import { LRUCache } from 'lru-cache';

/** Older events are ignored. */
const WINDOW_MS = 10 * 60_000;
/** Failed addresses, or unexplained process ends, after which a release has failed. */
const MAX_FAILURES = 3;
const MAX_ADDRESSES = 1_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

interface ProcessEnd {
  at: number;
  /** Addresses that were rendering at that time and have not rendered since. */
  suspects: Set<string>;
}

/**
 * Recent failures of a release and their causes: an address that was rendering at two process ends
 * is blamed for both.
 */
export class FailureHistory {
  #ends: ProcessEnd[] = [];
  /** Addresses whose pages failed or took too long. */
  readonly #failed = new LRUCache<string, true>({ max: MAX_ADDRESSES, ttl: WINDOW_MS });

  /** The process ended while these addresses were being rendered. */
  ended(addresses: Iterable<string>): void {
    this.#ends = [...this.#recent(), { at: performance.now(), suspects: new Set(addresses) }];
  }

  /** A page was rendered, or failed without ending the process. */
  survived(address: string): void {
    for (const { suspects } of this.#ends) suspects.delete(address);
  }

  rendered(address: string, hasFailed: boolean): void {
    if (hasFailed) this.#failed.set(address, true);
    else this.#failed.delete(address);
  }

  /** Suspects are rendered alone, so that the next process end proves their fault. */
  isSuspect(address: string): boolean {
    return this.#endsWith(address).length > 0;
  }

  /** Milliseconds for which an address that ended the process twice is refused. */
  refusedFor(address: string): number {
    const last = this.#endsWith(address).at(-2);
    return last ? last.at + WINDOW_MS - performance.now() : 0;
  }

  /** Backoff in milliseconds before a restart; grows with each fault. */
  get pauseMs(): number {
    const { guilty, unexplained } = this.#faults();
    const before = guilty.length + unexplained - 1;
    return before < 1 ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (before - 1));
  }

  /** Why the release has failed; undefined while it is usable. */
  get verdict(): string | undefined {
    const { guilty, unexplained } = this.#faults();
    const bad = [...new Set([...guilty, ...this.#failed.rkeys()])];
    if (bad.length >= MAX_FAILURES) return `its pages fail: ${bad.slice(0, 5).join(', ')}`;
    return unexplained >= MAX_FAILURES ? 'its process ended repeatedly' : undefined;
  }

  /** The addresses that ended the process twice, and the number of ends without such an address. */
  #faults(): { guilty: string[]; unexplained: number } {
    const ends = this.#recent();
    const suspects = new Set(ends.flatMap((end) => [...end.suspects]));
    const guilty = [...suspects].filter((address) => this.#endsWith(address).length > 1);
    const unexplained = ends.filter((end) => !guilty.some((each) => end.suspects.has(each)));
    return { guilty, unexplained: unexplained.length };
  }

  #recent(): ProcessEnd[] {
    return this.#ends.filter(({ at }) => performance.now() - at < WINDOW_MS);
  }

  #endsWith(address: string): ProcessEnd[] {
    return this.#recent().filter(({ suspects }) => suspects.has(address));
  }
}
