import { Injectable, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import { databaseOf } from './database-of';
import { HEARTBEAT_MS } from './lease';
import { endProcess, forgetEndedProcesses, renewProcess } from './running-processes';
import { SchemaMigrator } from './schema-migrator';
import { readSchemaState } from './schema-state';

/**
 * Tells a restore that this process works on the database, which is then refused. The embedded
 * database needs none of this: a restore makes another one, and the start script knows what runs.
 */
@Injectable()
class ProcessRegistration implements OnModuleInit, OnApplicationShutdown {
  private readonly id = randomUUID();
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Config() private readonly config: AppConfig,
    private readonly migrator: SchemaMigrator,
  ) {}

  /** @throws ConfigError when a restore has begun meanwhile */
  async onModuleInit(): Promise<void> {
    if (this.config.embeddedDatabase) return;
    await this.migrator.upToDate();
    const db = databaseOf(this.connection);
    await forgetEndedProcesses(db);
    await renewProcess(db, this.id);
    // A database that is away for a moment may be back before the restore looks.
    const renew = () => void renewProcess(db, this.id).catch(() => undefined);
    this.heartbeat = setInterval(renew, HEARTBEAT_MS).unref();
    try {
      // Asked after that, as a restore marks the database before it looks: one of the two sees the other.
      await readSchemaState(db);
    } catch (error) {
      await this.onApplicationShutdown();
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.heartbeat) return;
    clearInterval(this.heartbeat);
    // What cannot be said expires.
    await endProcess(databaseOf(this.connection), this.id).catch(() => undefined);
  }
}

/** Not global, so that it ends before the connection, which a global module closes. */
@Module({ providers: [ProcessRegistration] })
export class ProcessRegistrationModule {}
