import { Module } from '@nestjs/common';
import { ApiMetrics } from './api-metrics';

/** Serves the metrics on a separate port. */
@Module({ providers: [ApiMetrics] })
export class MetricsModule {}
