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
 * Registers this process, so that a restore is refused while it runs. The embedded database needs
 * no registration: a restore creates a new one, and the start script knows the running processes.
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

  /** @throws ConfigError when a restore is running */
  async onModuleInit(): Promise<void> {
    if (this.config.embeddedDatabase) return;
    await this.migrator.upToDate();
    const db = databaseOf(this.connection);
    await forgetEndedProcesses(db);
    await renewProcess(db, this.id);
    // Best effort: a later heartbeat renews the lease after a short outage.
    const renew = () => void renewProcess(db, this.id).catch(() => undefined);
    this.heartbeat = setInterval(renew, HEARTBEAT_MS).unref();
    try {
      // Check after registering: a restore sets its marker before it looks for processes, so at
      // least one of the two notices the other.
      await readSchemaState(db);
    } catch (error) {
      await this.onApplicationShutdown();
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.heartbeat) return;
    clearInterval(this.heartbeat);
    // Best effort: the lease expires by itself.
    await endProcess(databaseOf(this.connection), this.id).catch(() => undefined);
  }
}

/** Not a global module: it must shut down before the connection, which a global module closes. */
@Module({ providers: [ProcessRegistration] })
export class ProcessRegistrationModule {}
