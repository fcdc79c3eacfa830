import { Counter, Gauge } from 'prom-client';
import type { CacheLimits } from '../config/size-limits';
import type { ResponseCache } from '../read-cache/response-cache';
import type { RevisionPoller } from '../read-cache/revision-poller';

const BYTES_PER_MB = 1_000_000;

export function describeDatabase(poller: RevisionPoller): void {
  new Gauge({
    name: 'manjara_database_up',
    help: 'Whether the database answers: 1 or 0.',
    collect() {
      this.set(poller.unreachable ? 0 : 1);
    },
  });
}

export function describeCache(cache: ResponseCache, limits: CacheLimits): void {
  new Counter({
    name: 'manjara_read_cache_requests_total',
    help: 'Public reads answered from memory (hit), from memory out of date (stale), or not (miss).',
    labelNames: ['kind', 'result'],
    collect() {
      this.reset();
      for (const [kind, counts] of Object.entries(cache.counts)) {
        for (const [result, count] of Object.entries(counts)) this.inc({ kind, result }, count);
      }
    },
  });
  new Gauge({
    name: 'manjara_read_cache_bytes',
    help: 'Memory that cached answers take.',
    labelNames: ['kind'],
    collect() {
      for (const [kind, bytes] of Object.entries(cache.sizes)) this.set({ kind }, bytes);
    },
  });
  const limit = new Gauge({
    name: 'manjara_read_cache_limit_bytes',
    help: 'Memory that cached answers may take.',
    labelNames: ['kind'],
  });
  for (const [kind, mb] of Object.entries(limits)) limit.set({ kind }, mb * BYTES_PER_MB);
}
