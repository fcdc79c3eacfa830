import { Module } from '@nestjs/common';
import { ReadCacheModule } from '../read-cache/read-cache.module';
import { ApiMetrics } from './api-metrics';

/** Metrics on a port of their own. */
@Module({
  imports: [ReadCacheModule],
  providers: [ApiMetrics],
})
export class MetricsModule {}
