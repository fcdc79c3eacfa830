import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Language, LANGUAGES } from '@manjara/contracts';
import type { PageAddress } from './page-address';
import type { RevisionWatch } from './revision-watch';

/** Without PUBLIC_URL the site has as many addresses as visitors name. */
const MAX_ORIGINS = 3;
/** Between two pages, for the visitors' own requests. */
const PAUSE_MS = 50;

export interface WarmUpOptions {
  /** The site's address, where it is known. */
  publicUrl: string | null;
  watch: RevisionWatch;
  /** Names the releases that there are pages of; undefined while there are none. */
  release(): string | undefined;
  /** The paths of the pages that everybody reads. */
  paths(language: Language): readonly string[];
  /** Renders a page, or finds it kept. */
  visit(
    path: string,
    visitor: { origin: string; language: Language; requestId: string },
  ): Promise<unknown>;
}

/**
 * Visits the pages that everybody reads, after a start and after a new release, so that they are
 * kept before the API is ever away.
 */
export class WarmUp {
  readonly #origins: Set<string>;
  /** With which releases the pages of an origin were visited. */
  readonly #done = new Map<string, string>();
  #running = false;
  /** By which the last visitor came. */
  #last: string | undefined;

  constructor(private readonly options: WarmUpOptions) {
    this.#origins = new Set(options.publicUrl ? [options.publicUrl] : []);
  }

  /**
   * An address of the site that a visitor came by. It takes the place of the one that was met
   * longest ago: names that somebody made up must not keep the site's own out.
   */
  meet(origin: string): void {
    if (this.options.publicUrl || origin === this.#last) return;
    this.#last = origin;
    this.#origins.delete(origin);
    this.#origins.add(origin);
    const [oldest] = this.#origins;
    if (this.#origins.size <= MAX_ORIGINS || oldest === undefined) return;
    this.#origins.delete(oldest);
    this.#done.delete(oldest);
  }

  /** Whether it is one of the pages that are visited. */
  includes({
    url,
    origin,
    language,
    queried,
  }: Pick<PageAddress, 'url' | 'origin' | 'language' | 'queried'>): boolean {
    const { paths } = this.options;
    return !queried && this.#origins.has(origin) && paths(language).includes(url.pathname);
  }

  /** Visits what has not been visited with these releases; does nothing while the API is away. */
  async tick(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (const origin of [...this.#origins]) await this.#visitAll(origin);
    } finally {
      this.#running = false;
    }
  }

  async #visitAll(origin: string): Promise<void> {
    const { release, paths, visit, watch } = this.options;
    const turn = release();
    if (turn === undefined || this.#done.get(origin) === turn) return;
    for (const language of LANGUAGES) {
      for (const path of paths(language)) {
        const { away, stale } = watch.standing ?? (await watch.confirm());
        if (away || stale || release() !== turn || !this.#origins.has(origin)) return;
        // What is rendered before would have to be rendered again.
        if (Date.now() < watch.settlesAt) return;
        // Why a page cannot be rendered has been logged; the others can be all the same.
        // No visitor asks; in the log of the API it is told apart from those who do.
        const requestId = `warm-up:${randomUUID()}`;
        await visit(path, { origin, language, requestId }).catch(() => {});
        await pause(PAUSE_MS, undefined, { ref: false });
      }
    }
    if (this.#origins.has(origin)) this.#done.set(origin, turn);
  }
}
