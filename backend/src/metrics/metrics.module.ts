import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module';
import { ReadCacheModule } from '../read-cache/read-cache.module';
import { StorageModule } from '../storage/storage.module';
import { ApiMetrics } from './api-metrics';
import { ContentMetrics } from './content-metrics';
import { WorkMetrics } from './work-metrics';

/** Metrics on a port of their own. */
@Module({
  imports: [ImagesModule, ReadCacheModule, StorageModule],
  providers: [ApiMetrics, ContentMetrics, WorkMetrics],
})
export class MetricsModule {}
