import type { OnModuleInit } from '@nestjs/common';
import type { Connection, mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config/app-config';
import {
  HEARTBEAT_MS,
  LEASE_MS,
  markNew,
  readSchemaState,
  type SchemaState,
  schemaStates,
} from './database-status';
import { type Migration, MIGRATIONS } from './migrations';
import { databaseOf } from './with-database';

const DEFAULTS = {
  migrations: MIGRATIONS,
  notify: notifyParent,
  /** How often to check whether another process has finished. */
  pollMs: 1_000,
  heartbeatMs: HEARTBEAT_MS,
  leaseMs: LEASE_MS,
};

/**
 * Migrates the database to the version of this code before anything else uses it: other queries at
 * startup run in `onApplicationBootstrap`, which comes later. If several processes start at once,
 * one migrates and the others wait.
 */
export class SchemaMigrator implements OnModuleInit {
  private readonly owner = randomUUID();
  private readonly db: mongo.Db;
  private readonly options: typeof DEFAULTS;
  private running: Promise<void> | undefined;

  /** @param migrated called after every migration, to invalidate caches */
  constructor(
    private readonly connection: Connection,
    private readonly migrated: () => Promise<void>,
    options: Partial<typeof DEFAULTS> = {},
  ) {
    this.db = databaseOf(connection);
    this.options = { ...DEFAULTS, ...options };
  }

  onModuleInit(): Promise<void> {
    return this.upToDate();
  }

  /** @throws ConfigError when the database does not suit this code */
  upToDate(): Promise<void> {
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    const newest = this.options.migrations.at(-1)?.version ?? 1;
    for (;;) {
      const state = await readSchemaState(this.db);
      if (state?.version === newest) return;
      if (!state) {
        await markNew(this.db, newest);
      } else if (state.version > newest) {
        throw new ConfigError(tooNew(state.version, newest));
      } else if (await this.takeLease(state.version)) {
        await this.migrate(state.version, newest);
      } else {
        this.options.notify('Another process is bringing the database up to date; waiting for it.');
        await pause(this.options.pollMs);
      }
    }
  }

  /** Fails while another process holds the lease. */
  private takeLease(version: number): Promise<boolean> {
    const free = [{ lease: { $exists: false } }, { 'lease.expires': { $lte: new Date() } }];
    return this.renewLease({ version, $or: free });
  }

  private renewLease(filter: object): Promise<boolean> {
    const lease = { owner: this.owner, expires: new Date(Date.now() + this.options.leaseMs) };
    return this.update(filter, { $set: { lease } });
  }

  private async migrate(from: number, newest: number): Promise<void> {
    const own = { 'lease.owner': this.owner };
    let step = '';
    const heartbeat = setInterval(() => {
      this.options.notify(step);
      // After a short outage the next heartbeat may still renew the lease.
      void this.renewLease(own).catch(() => undefined);
    }, this.options.heartbeatMs);
    try {
      for (const migration of this.options.migrations.filter(({ version }) => version > from)) {
        const { version, description } = migration;
        step = `Bringing the database up to date (step ${version} of ${newest}): ${description}.`;
        this.options.notify(step);
        await this.apply(migration);
        // Another process has taken over the lease and continues the migration.
        if (!(await this.update(own, { $set: { version } }))) return;
      }
    } finally {
      clearInterval(heartbeat);
      // A lease that cannot be released expires.
      await this.update(own, { $unset: { lease: 1 } }).catch(() => undefined);
    }
  }

  private async apply(migration: Migration): Promise<void> {
    try {
      await migration.up(this.connection);
    } catch (cause) {
      const sentence = `Migration ${migration.version} failed. The next start tries it again.`;
      throw new Error(sentence, { cause });
    }
    await this.migrated();
  }

  /** @returns whether a state matched the filter */
  private async update(filter: object, change: mongo.UpdateFilter<SchemaState>): Promise<boolean> {
    return (await schemaStates(this.db).updateOne(filter, change)).matchedCount === 1;
  }
}

const tooNew = (version: number, known: number) =>
  `The database is of a newer version of Manjara (schema ${version}; this version supports up to ${known}). ` +
  'Start the newer version, or restore the backup from before the upgrade.';

/** Lets a parent process extend its startup timeout. */
function notifyParent(sentence: string): void {
  if (process.send) process.send({ type: 'migrating', sentence });
  else process.stderr.write(`${sentence}\n`);
}
