import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { SchemaMigrator } from './schema-migrator';

/** Builds every model's indexes before the application listens. */
@Injectable()
export class DatabaseIndexes implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly migrator: SchemaMigrator,
  ) {}

  async onModuleInit(): Promise<void> {
    // Documents first: what is still of an older version may not fit into an index.
    await this.migrator.upToDate();
    for (const model of Object.values(this.connection.models)) await model.createIndexes();
  }
}
