import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ErrorFilter } from './common/errors/error.filter';
import { GracefulShutdown } from './common/http/graceful-shutdown';
import { loggingModule } from './common/logging/logging.module';
import { rateLimitModule } from './common/rate-limit/rate-limit.module';
import type { AppConfig } from './config/app-config';
import { ConfigModule } from './config/config.module';
import { DatabaseIndexes } from './database/database-indexes';
import { databaseModule } from './database/database.module';
import { AuthModule } from './modules/auth/auth.module';
import { ProjectsModule } from './modules/projects/projects.module';
import { StorageModule } from './storage/storage.module';

@Module({})
export class AppModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        loggingModule(),
        databaseModule(),
        rateLimitModule(),
        StorageModule,
        AuthModule,
        ProjectsModule,
      ],
      providers: [
        DatabaseIndexes,
        GracefulShutdown,
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
