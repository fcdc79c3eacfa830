import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { AppConfig } from '../config/app-config';
import { APP_CONFIG } from '../config/config.module';
import { ContentRevision } from './content-revision';

/**
 * How long what is asked of a database that is away, or hangs, waits before it fails and the request
 * is answered 503. A command is one read or write of ours; the longest takes a fraction of this.
 */
const TIMEOUTS = {
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 3_000,
  socketTimeoutMS: 5_000,
  waitQueueTimeoutMS: 5_000,
};

@Module({})
class DatabaseModule {}

/** The connection, and what is told of changes over it. */
export const databaseModule = (): DynamicModule => ({
  module: DatabaseModule,
  global: true,
  imports: [connectionModule()],
  providers: [ContentRevision],
  exports: [ContentRevision],
});

const connectionModule = (): DynamicModule =>
  MongooseModule.forRootAsync({
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
      onConnectionCreate: (connection: Connection) => {
        const logger = new Logger('Database');
        let closing = false;
        connection.on('disconnecting', () => (closing = true));
        connection.on('disconnected', () => {
          if (!closing) logger.warn('the database is out of reach');
        });
        connection.on('reconnected', () => logger.log('the database is back'));
      },
    }),
  });
