import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body';

/** A page that was rendered for somebody, and may be shown to others. */
export interface KeptPage {
  body: PageBody;
  /** Of the content that it shows; null where that is not known, or was old already. */
  revision: string | null;
  /** When it is to be rendered once more although the revision is the same (epoch ms). */
  freshUntil: number | null;
  /** Pages that were begun later have higher numbers. */
  turn: number;
  /** The releases and the shell's build that it was rendered with. */
  release: string;
  /** When it was known to be true for the last time (epoch ms). */
  validAt: number;
}

const sizeOf = (page: KeptPage, key: string): number => page.body.size + 2 * key.length;

function store(bytes: number): LRUCache<string, KeptPage> | null {
  const maxSize = Math.floor(bytes);
  if (maxSize < 1) return null;
  return new LRUCache({ maxSize, sizeCalculation: sizeOf });
}

/**
 * Pages in memory, those asked for longest ago leave first. Pages that are some of
 * very many have a half of their own: they must not push out the pages that everybody reads.
 */
export class PageStore {
  readonly #plain: ReturnType<typeof store>;
  readonly #queried: ReturnType<typeof store>;

  /** `bytes` 0: nothing is kept. */
  constructor(bytes: number) {
    this.#plain = store(bytes / 2);
    this.#queried = store(bytes / 2);
  }

  /** Bytes that all pages take. */
  get size(): number {
    return (this.#plain?.calculatedSize ?? 0) + (this.#queried?.calculatedSize ?? 0);
  }

  get({ key, queried }: { key: string; queried: boolean }): KeptPage | undefined {
    return this.#of(queried)?.get(key);
  }

  /** An older page does not take the place of a newer one. */
  set({ key, queried }: { key: string; queried: boolean }, page: KeptPage): boolean {
    const pages = this.#of(queried);
    if (!pages) return false;
    const before = pages.peek(key);
    if (before) {
      // The clock may have been set back since.
      const validAt = Math.min(before.validAt, Date.now());
      if (before.turn > page.turn || validAt > page.validAt) return false;
    }
    pages.set(key, page);
    return pages.has(key);
  }

  delete({ key, queried }: { key: string; queried: boolean }): void {
    this.#of(queried)?.delete(key);
  }

  #of(queried: boolean) {
    return queried ? this.#queried : this.#plain;
  }
}
