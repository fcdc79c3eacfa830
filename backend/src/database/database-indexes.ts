import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type IndexDefinition, type IndexOptions, mongo } from 'mongoose';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import { SchemaMigrator } from './schema-migrator';
import { withDatabase } from './with-database';

const INDEX_NOT_FOUND = 27;

type Index = [key: IndexDefinition, options: IndexOptions];

interface IndexChanges {
  collection: string;
  toDrop: string[];
  toCreate: Index[];
}

/**
 * Gives every model's collection the indexes of its schema before the application listens: what is
 * missing is built, what has changed is built anew, and what is not needed any more is dropped.
 */
@Injectable()
export class DatabaseIndexes implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Config() private readonly config: AppConfig,
    private readonly migrator: SchemaMigrator,
  ) {}

  async onModuleInit(): Promise<void> {
    // Documents first: what is still of an older version may not fit into an index.
    await this.migrator.upToDate();
    const changes: IndexChanges[] = [];
    for (const model of Object.values(this.connection.models)) {
      const { toDrop, toCreate } = await model.diffIndexes({ indexOptionsToCreate: true });
      if (toDrop.length + toCreate.length === 0) continue;
      const collection = model.collection.collectionName;
      changes.push({ collection, toDrop: toDrop as string[], toCreate: toCreate as Index[] });
    }
    if (changes.length === 0) return;
    // Over a connection of its own: to build an index of a large collection takes longer than a request may.
    await withDatabase(this.config.mongodbUri, async (db) => {
      for (const { collection, toDrop, toCreate } of changes) {
        const indexed = db.collection(collection);
        for (const name of toDrop) await indexed.dropIndex(name).catch(ignoreMissing);
        const indexes = toCreate.map(([key, options]) => ({ ...options, key }));
        if (indexes.length > 0) await indexed.createIndexes(indexes as mongo.IndexDescription[]);
      }
    });
  }
}

/** Another process that starts at the same time may have been faster. */
function ignoreMissing(error: unknown): void {
  if (error instanceof mongo.MongoServerError && error.code === INDEX_NOT_FOUND) return;
  throw error;
}
