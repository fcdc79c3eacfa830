import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import { RARE_PART, ResponseCache } from '../read-cache/response-cache';
import { RevisionPoller } from '../read-cache/revision-poller';

const BYTES_PER_MB = 1_000_000;

/** The read cache, and whether its content is known to be current. */
@Injectable()
export class ContentMetrics {
  constructor(
    @Config() private readonly config: AppConfig,
    private readonly cache: ResponseCache,
    private readonly poller: RevisionPoller,
  ) {}

  describe(): void {
    this.describeCache();
    const { poller } = this;
    new Gauge({
      name: 'manjara_database_up',
      help: 'Whether the database answers: 1 or 0.',
      collect() {
        this.set(poller.unreachable ? 0 : 1);
      },
    });
    new Gauge({
      name: 'manjara_content_confirmed_timestamp_seconds',
      help: 'When the cached content was last known to be current, since 1970.',
      collect() {
        this.set(poller.confirmedAt / 1_000);
      },
    });
    new Counter({
      name: 'manjara_content_changes_total',
      help: 'Times that the public content changed, or may have.',
      collect() {
        this.reset();
        this.inc(poller.generation);
      },
    });
  }

  private describeCache(): void {
    const { cache, config } = this;
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
    const { data, pictures } = config.cacheMb;
    const limit = new Gauge({
      name: 'manjara_read_cache_limit_bytes',
      help: 'Memory that cached answers may take.',
      labelNames: ['kind'],
    });
    limit.set({ kind: 'data' }, data * (1 - RARE_PART) * BYTES_PER_MB);
    limit.set({ kind: 'rare' }, data * RARE_PART * BYTES_PER_MB);
    limit.set({ kind: 'pictures' }, pictures * BYTES_PER_MB);
  }
}
