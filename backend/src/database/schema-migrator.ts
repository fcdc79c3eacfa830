import type { OnModuleInit } from '@nestjs/common';
import type { Connection, mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config/app-config';
import { databaseOf } from './database-of';
import { HEARTBEAT_MS, isHeld, type Lease, LEASE_MS, newLease } from './lease';
import { MIGRATIONS, type Migration } from './migrations';
import { markNew, readSchemaState, type SchemaState, schemaStates } from './schema-state';

const TIMES = {
  /** How often to check whether another process has finished. */
  pollMs: 1_000,
  heartbeatMs: HEARTBEAT_MS,
  leaseMs: LEASE_MS,
};

export interface MigratorOptions {
  /** Called after every migration, to invalidate caches. */
  migrated: () => Promise<void>;
  migrations?: readonly Migration[];
  notify?: (sentence: string) => void;
  times?: Partial<typeof TIMES>;
}

/**
 * Migrates the database to the version of this code before anything else uses it: other queries at
 * startup run in `onApplicationBootstrap`, which comes later. If several processes start at once,
 * one migrates and the others wait.
 */
export class SchemaMigrator implements OnModuleInit {
  private readonly owner = randomUUID();
  private readonly migrations: readonly Migration[];
  private readonly newest: number;
  private readonly notify: (sentence: string) => void;
  private readonly times: typeof TIMES;
  private readonly db: mongo.Db;
  private running: Promise<void> | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly options: MigratorOptions,
  ) {
    this.db = databaseOf(connection);
    this.migrations = options.migrations ?? MIGRATIONS;
    this.newest = this.migrations.at(-1)?.version ?? 1;
    this.notify = options.notify ?? notifyParent;
    this.times = { ...TIMES, ...options.times };
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
    for (;;) {
      const state = await readSchemaState(this.db);
      if (!state) await markNew(this.db, this.newest);
      else if (state.version > this.newest)
        throw new ConfigError(tooNew(state.version, this.newest));
      else if (state.version === this.newest) return;
      else if (!isHeld(state.lease) && (await this.takeLease(state)))
        await this.migrate(state.version);
      else {
        this.notify('Another process is bringing the database up to date; waiting for it.');
        await pause(this.times.pollMs);
      }
    }
  }

  /** Fails when another process has changed the state since it was read. */
  private takeLease({ version, lease }: SchemaState): Promise<boolean> {
    const unchanged = lease
      ? { 'lease.owner': lease.owner, 'lease.expires': lease.expires }
      : { lease: { $exists: false } };
    return this.update({ version, ...unchanged }, { $set: { lease: this.newLease() } });
  }

  private async migrate(from: number): Promise<void> {
    const own = { 'lease.owner': this.owner };
    let step = '';
    const heartbeat = setInterval(() => {
      this.notify(step);
      // After a short outage the next heartbeat may still renew the lease.
      void this.update(own, { $set: { lease: this.newLease() } }).catch(() => undefined);
    }, this.times.heartbeatMs);
    try {
      for (const migration of this.migrations) {
        const { version, description } = migration;
        if (version <= from) continue;
        step = `Bringing the database up to date (step ${version} of ${this.newest}): ${description}.`;
        this.notify(step);
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
    await this.options.migrated();
  }

  private newLease(): Lease {
    return newLease(this.owner, this.times.leaseMs);
  }

  /** @returns whether a state matched the filter */
  private async update(filter: object, change: mongo.UpdateFilter<SchemaState>): Promise<boolean> {
    return (await schemaStates(this.db).updateOne(filter, change)).matchedCount === 1;
  }
}

const tooNew = (version: number, known: number) =>
  `The database is of a newer version of Manjara (its schema is ${version}, this program knows ${known}). ` +
  'Start the newer version, or restore the backup from before the upgrade.';

/** Lets a parent process extend its startup timeout. */
function notifyParent(sentence: string): void {
  if (process.send) process.send({ type: 'migrating', sentence });
  else process.stderr.write(`${sentence}\n`);
}
