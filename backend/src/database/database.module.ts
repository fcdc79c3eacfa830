import { Global, Logger, Module } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { AppConfig } from '../config/app-config';
import { APP_CONFIG } from '../config/config.module';
import { ContentRevision } from './content-revision';
import { DatabaseHealth } from './database-health';
import { ProcessRegistrationModule } from './process-registration';
import { SchemaMigrator } from './schema-migrator';
import { SERVER_SELECTION_MS } from './with-database';

/**
 * Timeouts after which a request is answered with 503. The driver (7.8) ignores `timeoutMS`, so
 * each phase has its own limit.
 */
const TIMEOUTS = {
  // A replica set elects a new primary within ten seconds.
  serverSelectionTimeoutMS: SERVER_SELECTION_MS,
  connectTimeoutMS: 3_000,
  socketTimeoutMS: 8_000,
  waitQueueTimeoutMS: 5_000,
};
/** Server-side query timeout, shorter than `socketTimeoutMS` so that no query outlives it. */
const MAX_QUERY_MS = 6_000;

const connection = MongooseModule.forRootAsync({
  inject: [APP_CONFIG],
  useFactory: ({ mongodbUri }: AppConfig) => ({
    uri: mongodbUri,
    ...TIMEOUTS,
    bufferCommands: false,
    // Indexes are built by DatabaseIndexes before the first request, not beside it.
    autoIndex: false,
    autoCreate: false,
    retryAttempts: 5,
    retryDelay: 1_000,
    onConnectionCreate: (created: Connection) => {
      created.set('maxTimeMS', MAX_QUERY_MS);
      const logger = new Logger('Database');
      let closing = false;
      created.on('disconnecting', () => (closing = true));
      created.on('disconnected', () => {
        if (!closing) logger.warn('the database is unreachable');
      });
      created.on('reconnected', () => logger.log('the database is reachable again'));
    },
  }),
});

/**
 * The database connection, change notifications, and the check that code and database have the same
 * schema version.
 */
@Global()
@Module({
  imports: [connection, ProcessRegistrationModule],
  providers: [
    ContentRevision,
    DatabaseHealth,
    {
      provide: SchemaMigrator,
      inject: [getConnectionToken(), ContentRevision],
      useFactory: (created: Connection, revision: ContentRevision) =>
        new SchemaMigrator(created, () => revision.changed()),
    },
  ],
  exports: [ContentRevision, DatabaseHealth, SchemaMigrator],
})
export class DatabaseModule {}
