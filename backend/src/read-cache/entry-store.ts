import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { CacheLimits } from '../config/size-limits';
import type { CacheEntry } from './cache-entry';
import type { CacheKind } from './cached-read.decorator';

const BYTES_PER_MB = 1_000_000;
/** Entries per URL: browsers differ in `Accept` and `Accept-Language`. */
const MAX_VARIANTS = 8;
const KINDS = ['data', 'pictures'] as const;

/** Entries by URL; those of one URL differ in the request headers that `Vary` names. */
type Entries = LRUCache<string, readonly CacheEntry[]>;

/** Cached entries within the memory limits of their kinds; the least recently used go first. */
export class EntryStore {
  private readonly stores = new Map<CacheKind, Entries>();

  constructor(megabytes: CacheLimits) {
    for (const kind of KINDS) {
      const maxSize = Math.ceil(megabytes[kind] * BYTES_PER_MB);
      if (maxSize === 0) continue;
      const entries: Entries = new LRUCache({
        maxSize,
        // A single URL may use at most half of the memory.
        maxEntrySize: Math.ceil(maxSize / 2),
        sizeCalculation: (variants) => variants.reduce((sum, { size }) => sum + size, 0),
      });
      this.stores.set(kind, entries);
    }
  }

  /** Bytes in use. */
  get sizes(): CacheLimits {
    const sizeOf = (kind: CacheKind) => this.stores.get(kind)?.calculatedSize ?? 0;
    return { data: sizeOf('data'), pictures: sizeOf('pictures') };
  }

  /** Whether a body of this size can be stored. */
  accepts(kind: CacheKind | undefined, bytes = 0): boolean {
    const entries = kind && this.stores.get(kind);
    return entries !== undefined && bytes <= entries.maxEntrySize;
  }

  find(request: Request): CacheEntry | undefined {
    for (const entries of this.stores.values()) {
      const found = entries.get(request.originalUrl)?.find((entry) => entry.matches(request));
      if (found) return found;
    }
    return undefined;
  }

  /** Stores an entry and compresses it afterwards, while the first requests are answered. */
  async add(request: Request, entry: CacheEntry): Promise<void> {
    const { originalUrl: url } = request;
    const entries = this.stores.get(entry.kind);
    const variants = entries?.get(url) ?? [];
    const others = variants.filter((other) => !other.matches(request));
    entries?.set(url, [entry, ...others].slice(0, MAX_VARIANTS));
    await entry.compress(variants.find((other) => other.matches(request)));
    const stored = entries?.get(url);
    // The LRU cache measures a value only when it is set.
    if (stored?.includes(entry)) entries?.set(url, [...stored]);
  }

  delete(url: string): void {
    for (const entries of this.stores.values()) entries.delete(url);
  }

  /** Removes everything that names one of the ids. */
  deleteMentions(ids: readonly string[]): void {
    if (ids.length === 0) return;
    for (const entries of this.stores.values()) {
      for (const [url, variants] of [...entries.entries()]) {
        if (variants.some((entry) => entry.mentions(url, ids))) entries.delete(url);
      }
    }
  }
}
