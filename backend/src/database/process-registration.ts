import {
  Injectable,
  Logger,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import {
  endProcess,
  HEARTBEAT_MS,
  isNewerSchema,
  readSchemaState,
  removeDeadProcesses,
  renewProcess,
} from './database-status';
import { SchemaMigrator } from './schema-migrator';
import { databaseOf } from './with-database';

/**
 * Registers this process, so that a restore is refused while it runs, and ends it when a newer
 * version has migrated the database. The embedded database needs neither: a restore creates a new
 * one, and the start script knows the running processes.
 */
@Injectable()
class ProcessRegistration implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Database');
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
    await removeDeadProcesses(db);
    await renewProcess(db, this.id);
    // Best effort: a later heartbeat renews the lease after a short outage.
    const beat = () => void this.beat().catch(() => undefined);
    this.heartbeat = setInterval(beat, HEARTBEAT_MS).unref();
    try {
      // Check after registering: a restore sets its marker before it looks for processes, so at
      // least one of the two notices the other.
      await readSchemaState(db);
    } catch (error) {
      await this.onApplicationShutdown();
      throw error;
    }
  }

  private async beat(): Promise<void> {
    const db = databaseOf(this.connection);
    await renewProcess(db, this.id);
    if (!(await isNewerSchema(db))) return;
    clearInterval(this.heartbeat);
    this.logger.fatal(
      'A newer version of Manjara has taken over the database; this process stops.',
    );
    process.kill(process.pid, 'SIGTERM');
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
