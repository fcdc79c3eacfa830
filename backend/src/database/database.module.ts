import { Logger } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { AppConfig } from '../config/app-config';
import { APP_CONFIG } from '../config/config.module';
import { settleRestore } from './restore-state';

/** How long a request waits for a database that is away before it is answered 503. */
const SERVER_SELECTION_MS = 3_000;

export const databaseModule = () =>
  MongooseModule.forRootAsync({
    inject: [APP_CONFIG],
    useFactory: ({ mongodbUri }: AppConfig) => ({
      uri: mongodbUri,
      serverSelectionTimeoutMS: SERVER_SELECTION_MS,
      bufferCommands: false,
      // Indexes are built by DatabaseIndexes before the first request, not beside it.
      autoIndex: false,
      autoCreate: false,
      retryAttempts: 5,
      retryDelay: 1_000,
      connectionFactory: settleRestore,
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
