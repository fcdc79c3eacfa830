import { Module } from '@nestjs/common';
import { ReadCacheModule } from '../read-cache/read-cache.module';
import { ApiMetrics } from './api-metrics';

/** Serves the metrics on a separate port. */
@Module({
  imports: [ReadCacheModule],
  providers: [ApiMetrics],
})
export class MetricsModule {}
