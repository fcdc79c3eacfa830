import { type Metrics, type Reading, readingsOf } from '@manjara/observability';
import { Injectable } from '@nestjs/common';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import { RARE_PART, ReadCache } from '../read-cache/read-cache';
import { RevisionWatch } from '../read-cache/revision-watch';

const BYTES_PER_MB = 1_000_000;

/** What is kept in memory of the public content, and whether it is known to be true. */
@Injectable()
export class ContentMetrics {
  constructor(
    @Config() private readonly config: AppConfig,
    private readonly cache: ReadCache,
    private readonly watch: RevisionWatch,
  ) {}

  describe(metrics: Metrics): void {
    this.describeCache(metrics);
    const { watch } = this;
    metrics.gauge({
      name: 'manjara_database_up',
      help: 'Whether the database answers: 1 or 0.',
      read: () => [[watch.unreachable ? 0 : 1]],
    });
    metrics.gauge({
      name: 'manjara_content_confirmed_timestamp_seconds',
      help: 'When the kept content was last known to be true, since 1970.',
      read: () => [[watch.confirmedAt / 1_000]],
    });
    metrics.counter({
      name: 'manjara_content_changes_total',
      help: 'Times that the public content changed, or may have.',
      read: () => [[watch.changes]],
    });
  }

  private describeCache(metrics: Metrics): void {
    const { cache, config } = this;
    metrics.counter({
      name: 'manjara_read_cache_requests_total',
      help: 'Public reads answered from memory (hit), from memory out of date (stale), or not (miss).',
      labels: ['kind', 'result'],
      read: () =>
        Object.entries(cache.counts).flatMap(([kind, counts]) =>
          Object.entries(counts).map(([result, count]): Reading<'kind' | 'result'> => [
            count,
            { kind, result },
          ]),
        ),
    });
    metrics.gauge({
      name: 'manjara_read_cache_bytes',
      help: 'Memory that kept answers take.',
      labels: ['kind'],
      read: () => readingsOf('kind', cache.sizes),
    });
    const { data, pictures } = config.cacheMb;
    const limits = {
      data: data * (1 - RARE_PART) * BYTES_PER_MB,
      rare: data * RARE_PART * BYTES_PER_MB,
      pictures: pictures * BYTES_PER_MB,
    };
    metrics.gauge({
      name: 'manjara_read_cache_limit_bytes',
      help: 'Memory that kept answers may take.',
      labels: ['kind'],
      read: () => readingsOf('kind', limits),
    });
  }
}
