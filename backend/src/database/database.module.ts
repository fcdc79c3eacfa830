import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { AppConfig } from '../config/app-config';
import { APP_CONFIG } from '../config/config.module';
import type { Announce } from './announce';
import { ANNOUNCE, DatabaseSchema } from './database-schema';

/** How long a request waits for a database that is away before it is answered 503. */
const SERVER_SELECTION_MS = 3_000;

const connection = () =>
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

/** The connection of a program, and the check that code and database are of one version. */
@Module({})
export class DatabaseModule {
  /** @param announce hears what is done to a database of an older version */
  static forRoot(announce: Announce = () => {}): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [connection()],
      providers: [DatabaseSchema, { provide: ANNOUNCE, useValue: announce }],
      exports: [DatabaseSchema],
    };
  }

  /** For programs that take a database as it is, or put another in its place: backup and restore. */
  static ofAnyVersion(): DynamicModule {
    return { module: DatabaseModule, imports: [connection()] };
  }
}
