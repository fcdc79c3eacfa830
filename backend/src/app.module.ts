import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import type { DestinationStream } from 'pino';
import { ErrorFilter } from './common/errors/error.filter';
import { FormInterceptor } from './common/forms/form-interceptor';
import { GracefulShutdown } from './common/http/graceful-shutdown';
import { loggingModule } from './common/logging/logging.module';
import { rateLimitModule } from './common/rate-limit/rate-limit.module';
import type { AppConfig } from './config/app-config';
import { AppConfigModule } from './config/config.module';
import { DatabaseIndexes } from './database/database-indexes';
import { DatabaseModule } from './database/database.module';
import { ApiMetrics } from './metrics/api-metrics';
import { ActivityModule } from './modules/activity/activity.module';
import { AdminProfileModule } from './modules/admin-profile/admin-profile.module';
import { AuthModule } from './modules/auth/auth.module';
import { BackupsModule } from './modules/backups/backups.module';
import { CategoriesModule } from './modules/categories/categories.module';
import { ContentModule } from './modules/base/content.module';
import { FileReferencesModule } from './modules/base/file-references.module';
import { HealthModule } from './modules/health/health.module';
import { DemoAtStart } from './modules/demo/demo-at-start';
import { DemoModule } from './modules/demo/demo.module';
import { FirstHourModule } from './modules/first-hour/first-hour.module';
import { JobsModule } from './modules/jobs/jobs.module';
import { MessagesModule } from './modules/messages/messages.module';
import { NotificationFeedModule } from './modules/notification-feed/notification-feed.module';
import { OperationsModule } from './modules/operations/operations.module';
import { PeopleModule } from './modules/people/people.module';
import { PersonalDataModule } from './modules/personal-data/personal-data.module';
import { SearchModule } from './modules/search/search.module';
import { SchedulingModule } from './modules/scheduling/scheduling.module';
import { StatisticsModule } from './modules/statistics/statistics.module';
import { TrashModule } from './modules/trash/trash.module';
import { ReadCacheModule } from './read-cache/read-cache.module';
import { StorageModule } from './storage/storage.module';
import { SweepJob } from './storage/sweep-job';

@Module({})
export class AppModule {
  /** @param output takes the lines of the log */
  static forRoot(config: AppConfig, output?: DestinationStream): DynamicModule {
    return {
      module: AppModule,
      imports: [
        AppConfigModule.forRoot(config),
        loggingModule(output),
        DatabaseModule,
        rateLimitModule(),
        FileReferencesModule,
        StorageModule,
        AuthModule,
        AdminProfileModule,
        ContentModule,
        CategoriesModule,
        MessagesModule,
        JobsModule,
        PeopleModule,
        PersonalDataModule,
        BackupsModule,
        StatisticsModule,
        TrashModule,
        SchedulingModule,
        ActivityModule,
        NotificationFeedModule,
        SearchModule,
        DemoModule,
        FirstHourModule,
        HealthModule,
        OperationsModule,
        ReadCacheModule,
      ],
      providers: [
        ApiMetrics,
        DatabaseIndexes,
        DemoAtStart,
        GracefulShutdown,
        SweepJob,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: FormInterceptor },
      ],
    };
  }
}
