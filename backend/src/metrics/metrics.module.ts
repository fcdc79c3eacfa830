import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { ReadCacheModule } from '../read-cache/read-cache.module';
import { StorageModule } from '../storage/storage.module';
import { WorkshopModule } from '../workshop/workshop.module';
import { ApiMetrics } from './api-metrics';
import { ContentMetrics } from './content-metrics';
import { WorkMetrics } from './work-metrics';

/** What the process tells of itself, on a port of its own. */
@Module({
  imports: [MailModule, ReadCacheModule, StorageModule, WorkshopModule],
  providers: [ApiMetrics, ContentMetrics, WorkMetrics],
})
export class MetricsModule {}
