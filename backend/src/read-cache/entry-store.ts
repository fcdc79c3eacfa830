import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { Gauge } from 'prom-client';
import type { CacheLimits } from '../config/size-limits';
import type { CacheEntry } from './cache-entry';
import type { CacheKind } from './cached-read.decorator';

const BYTES_PER_MB = 1_000_000;
/** Entries per URL: browsers differ in `Accept` and `Accept-Language`. */
const MAX_VARIANTS = 8;

const bytes = new Gauge({
  name: 'manjara_read_cache_bytes',
  help: 'Memory that cached answers take.',
  labelNames: ['kind'],
});
const limitBytes = new Gauge({
  name: 'manjara_read_cache_limit_bytes',
  help: 'Memory that cached answers may take.',
  labelNames: ['kind'],
});

/** Entries by URL; those of one URL differ in the request headers that `Vary` names. */
type Entries = LRUCache<string, readonly CacheEntry[]>;

/** Cached entries within the memory limits of their kinds; the least recently used go first. */
export class EntryStore {
  private readonly stores = new Map<CacheKind, Entries>();

  constructor(megabytes: CacheLimits) {
    for (const kind of ['data', 'pictures'] as const) {
      const maxSize = Math.ceil(megabytes[kind] * BYTES_PER_MB);
      // A single URL may use at most half of the memory.
      const maxEntrySize = Math.ceil(maxSize / 2);
      const sizeCalculation = (variants: readonly CacheEntry[]) =>
        variants.reduce((sum, { size }) => sum + size, 0);
      bytes.set({ kind }, 0);
      limitBytes.set({ kind }, maxSize);
      if (maxSize === 0) continue;
      this.stores.set(kind, new LRUCache({ maxSize, maxEntrySize, sizeCalculation }));
    }
  }

  /** Whether a body of this size can be stored. */
  accepts(kind: CacheKind | undefined, size = 0): boolean {
    const entries = kind && this.stores.get(kind);
    return entries !== undefined && size <= entries.maxEntrySize;
  }

  find(request: Request): CacheEntry | undefined {
    for (const entries of this.stores.values()) {
      const found = entries.get(request.originalUrl)?.find((entry) => entry.matches(request));
      if (found) return found;
    }
    return undefined;
  }

  /** Stores an entry at once; its compressed form follows. */
  add(request: Request, entry: CacheEntry): void {
    const { originalUrl: url } = request;
    const entries = this.stores.get(entry.load.kind);
    if (!entries) return;
    const variants = entries.get(url) ?? [];
    const previous = variants.find((each) => each.matches(request));
    const others = variants.filter((each) => each !== previous);
    entries.set(url, [entry, ...others].slice(0, MAX_VARIANTS));
    void entry.compress(previous);
    this.measure();
  }

  delete(url: string): void {
    for (const entries of this.stores.values()) entries.delete(url);
    this.measure();
  }

  /** Removes everything that names one of the ids. */
  deleteMentions(ids: readonly string[]): void {
    if (ids.length === 0) return;
    for (const entries of this.stores.values()) {
      for (const [url, variants] of [...entries.entries()]) {
        if (variants.some((entry) => entry.mentions(url, ids))) entries.delete(url);
      }
    }
    this.measure();
  }

  private measure(): void {
    for (const [kind, { calculatedSize }] of this.stores) bytes.set({ kind }, calculatedSize);
  }
}
