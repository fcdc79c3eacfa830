import { Global, Logger, Module } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { AppConfig } from '../config/app-config';
import { APP_CONFIG } from '../config/config.module';
import { ContentRevision } from './content-revision';
import { DatabaseState } from './database-state';
import { SchemaMigrator } from './schema-migrator';

/**
 * How long what is asked of a database that is away, or hangs, waits before it fails and the request
 * is answered 503. A command is one read or write of ours; the longest takes a fraction of this.
 */
const TIMEOUTS = {
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 3_000,
  socketTimeoutMS: 8_000,
  waitQueueTimeoutMS: 5_000,
};

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
      const logger = new Logger('Database');
      let closing = false;
      created.on('disconnecting', () => (closing = true));
      created.on('disconnected', () => {
        if (!closing) logger.warn('the database is out of reach');
      });
      created.on('reconnected', () => logger.log('the database is back'));
    },
  }),
});

/**
 * The connection of a program, what is told of changes over it, and the check that code and database
 * are of one version.
 */
@Global()
@Module({
  imports: [connection],
  providers: [
    ContentRevision,
    DatabaseState,
    {
      provide: SchemaMigrator,
      inject: [getConnectionToken(), ContentRevision],
      useFactory: (created: Connection, revision: ContentRevision) =>
        new SchemaMigrator(created, { migrated: () => revision.changed() }),
    },
  ],
  exports: [ContentRevision, DatabaseState, SchemaMigrator],
})
export class DatabaseModule {}
