import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type IndexDefinition, type IndexOptions, mongo } from 'mongoose';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import { SchemaMigrator } from './schema-migrator';
import { withDatabase } from './with-database';

const INDEX_NOT_FOUND = 27;

type Index = [key: IndexDefinition, options: IndexOptions];

/**
 * Syncs every collection's indexes with its schema before the application listens: builds missing
 * indexes, rebuilds changed ones and drops unused ones.
 */
@Injectable()
export class DatabaseIndexes implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Config() private readonly config: AppConfig,
    private readonly migrator: SchemaMigrator,
  ) {}

  async onModuleInit(): Promise<void> {
    // Migrate first: documents of an older version may violate a new index.
    await this.migrator.upToDate();
    // Separate connection: building an index may take longer than the request timeout.
    await withDatabase(this.config.mongodbUri, async (db) => {
      for (const model of Object.values(this.connection.models)) {
        const { toDrop, toCreate } = await model.diffIndexes({ indexOptionsToCreate: true });
        const collection = db.collection(model.collection.collectionName);
        for (const name of toDrop as string[])
          await collection.dropIndex(name).catch(ignoreMissing);
        const indexes = (toCreate as Index[]).map(([key, options]) => ({ ...options, key }));
        if (indexes.length > 0) await collection.createIndexes(indexes as mongo.IndexDescription[]);
      }
    });
  }
}

/** Ignores a race: another starting process has dropped the index first. */
function ignoreMissing(error: unknown): void {
  if (error instanceof mongo.MongoServerError && error.code === INDEX_NOT_FOUND) return;
  throw error;
}
