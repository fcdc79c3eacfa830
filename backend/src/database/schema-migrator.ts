import type { OnModuleInit } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config/app-config';
import type { Announce } from './announce';
import { LeaseWatch } from './lease-watch';
import type { Migration } from './migrations';
import { type SchemaState, SchemaStates } from './schema-state';

const TIMES = {
  /** Between two looks at what another process does. */
  pollMs: 200,
  heartbeatMs: 1_000,
  /** Without a heartbeat for so long, the owner of the lease is taken for dead. */
  leaseMs: 10_000,
};

export interface MigratorOptions {
  migrations: readonly Migration[];
  announce: Announce;
  /** Called after every migration: what was read before may not be true any more. */
  migrated: () => Promise<void>;
  times?: Partial<typeof TIMES>;
}

/**
 * Brings the database to the version of this code before anything else touches it: what asks the
 * database at the start does so in `onApplicationBootstrap`, which comes later. Of several processes
 * that start at once one migrates, and the others wait.
 */
export class SchemaMigrator implements OnModuleInit {
  private readonly owner = randomUUID();
  private readonly states: SchemaStates;
  private readonly times: typeof TIMES;
  private readonly newest: number;
  private running: Promise<void> | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly options: MigratorOptions,
  ) {
    this.states = new SchemaStates(connection);
    this.times = { ...TIMES, ...options.times };
    this.newest = options.migrations.at(-1)?.version ?? 1;
  }

  onModuleInit(): Promise<void> {
    return this.upToDate();
  }

  /** @throws ConfigError when the database is not for this code */
  upToDate(): Promise<void> {
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    const watch = new LeaseWatch(this.times.leaseMs);
    for (;;) {
      const state = await this.states.read();
      if (!state) await this.states.begin(this.newest);
      else if (state.version > this.newest) throw new ConfigError(tooNew(state, this.newest));
      else if (state.version === this.newest) return;
      else if (!watch.isHeld(state.lease) && (await this.states.takeLease(this.owner, state))) {
        await this.migrate(state.version);
      } else {
        this.options.announce(
          'Another process is bringing the database up to date; waiting for it.',
        );
        await pause(this.times.pollMs);
      }
    }
  }

  private async migrate(from: number): Promise<void> {
    let step = '';
    const heartbeats = setInterval(() => {
      this.options.announce(step);
      // A database that is away says nothing about the lease.
      void this.states.beat(this.owner).catch(() => undefined);
    }, this.times.heartbeatMs);
    try {
      for (const migration of this.options.migrations) {
        if (migration.version <= from) continue;
        const of = `step ${migration.version} of ${this.newest}`;
        step = `Bringing the database up to date (${of}): ${migration.description}.`;
        this.options.announce(step);
        await this.apply(migration);
        // Another process took this one for dead, and goes on.
        if (!(await this.states.advance(this.owner, migration.version))) return;
      }
    } finally {
      clearInterval(heartbeats);
      // A lease that cannot be given back runs out.
      await this.states.release(this.owner).catch(() => undefined);
    }
  }

  private async apply(migration: Migration): Promise<void> {
    try {
      await migration.up(this.connection);
    } catch (cause) {
      throw new Error(`Migration ${migration.version} failed. The next start tries it again.`, {
        cause,
      });
    }
    await this.options.migrated();
  }
}

const tooNew = ({ version }: SchemaState, known: number) =>
  `The database is of a newer version of Manjara (its schema is ${version}, this program knows ${known}). ` +
  'Start the newer version, or restore the backup from before the upgrade.';
