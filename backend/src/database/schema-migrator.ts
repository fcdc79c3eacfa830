import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config/app-config';
import type { Announce } from './announce';
import { LockWatch } from './lock-watch';
import type { Migration, MigrationContext } from './migrations/migration';
import { type SchemaState, SchemaStates } from './schema-state';

/** Milliseconds. */
export interface MigrationTimes {
  /** Between two looks at what another process does. */
  pollMs: number;
  /** Between two signs of life of who migrates. */
  beatMs: number;
  /** Without a sign of life for so long, it is taken for dead. */
  leaseMs: number;
  /** So long a start waits for another process that lives. */
  patienceMs: number;
}

const TIMES: MigrationTimes = {
  pollMs: 200,
  beatMs: 1_000,
  leaseMs: 10_000,
  patienceMs: 600_000,
};

export interface MigratorOptions {
  /** In order, without a gap. */
  migrations: readonly Migration[];
  pictures: MigrationContext['pictures'];
  announce: Announce;
  /** Called after every migration: what was read before may not be true any more. */
  migrated?: () => Promise<void>;
  times?: Partial<MigrationTimes>;
}

/** The lock is another process's by now, or the process is to end. */
class BrokenOff extends Error {}

/** Brings a database to the newest version: of several processes that start at once, one does. */
export class SchemaMigrator {
  private readonly owner = randomUUID();
  private readonly states: SchemaStates;
  private readonly times: MigrationTimes;
  private readonly newest: number;
  private readonly ending = new AbortController();

  constructor(
    private readonly connection: Connection,
    private readonly options: MigratorOptions,
  ) {
    this.states = new SchemaStates(connection);
    this.times = { ...TIMES, ...options.times };
    this.newest = options.migrations.at(-1)?.version ?? 1;
  }

  /**
   * @throws ConfigError when the database is newer than the code, another process has been
   *   migrating for too long, or it is stopped meanwhile
   */
  async run(): Promise<void> {
    const began = performance.now();
    const watch = new LockWatch(this.times.leaseMs);
    for (;;) {
      if (this.ending.signal.aborted) throw new ConfigError(STOPPED);
      const state = await this.state();
      if (state.version > this.newest) throw new ConfigError(tooNew(state.version, this.newest));
      if (state.version === this.newest) return;
      if (!watch.isHeld(state.lock) && (await this.states.take(this.owner, state.lock))) {
        await this.migrate();
        continue;
      }
      if (performance.now() - began > this.times.patienceMs) throw new ConfigError(TOO_LONG);
      this.options.announce('Another process is bringing the database up to date; waiting for it');
      await pause(this.times.pollMs);
    }
  }

  /** Has the migration that runs broken off where that does no harm. */
  stop(): void {
    this.ending.abort(new BrokenOff());
  }

  private async state(): Promise<SchemaState> {
    const state = await this.states.read();
    if (state) return state;
    await this.states.begin(this.newest);
    // Another process may have been faster, and of another version.
    return (await this.states.read()) ?? { version: this.newest };
  }

  /** Runs what is missing, for as long as the lock is its own. */
  private async migrate(): Promise<void> {
    const lost = new AbortController();
    const beats = setInterval(() => {
      // A database that is away says nothing about the lock; it is asked again.
      const held = this.states.beat(this.owner).catch(() => true);
      void held.then((own) => own || lost.abort(new BrokenOff()));
    }, this.times.beatMs);
    const signal = AbortSignal.any([this.ending.signal, lost.signal]);
    try {
      const { version } = await this.state();
      for (const migration of this.options.migrations) {
        if (migration.version > version) await this.apply(migration, signal);
      }
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
    } finally {
      clearInterval(beats);
      // Where it cannot be given back, it runs out.
      await this.states.release(this.owner).catch(() => undefined);
    }
  }

  private async apply(migration: Migration, signal: AbortSignal): Promise<void> {
    const { connection, options } = this;
    const { version, name, sentence } = migration;
    const step = `Bringing the database up to date (step ${version} of ${this.newest}): ${sentence}`;
    signal.throwIfAborted();
    options.announce(step);
    const progress = (done: string) => options.announce(step, done);
    try {
      await migration.up({ connection, pictures: options.pictures, signal, progress });
    } catch (error) {
      if (error instanceof BrokenOff) throw error;
      throw new Error(`The migration ${version}, ${name}, failed. The next start tries it again.`, {
        cause: error,
      });
    }
    await options.migrated?.();
    if (!(await this.states.advance(this.owner, version))) throw new BrokenOff();
  }
}

const tooNew = (found: number, known: number) =>
  `The database is of a newer version of Manjara (its schema is ${found}, this program knows ${known}). ` +
  'Start the newer version, or restore the backup from before the upgrade.';

const TOO_LONG =
  'Another process has been bringing the database up to date for too long. ' +
  'Wait until it has ended, or end it, and start again.';

const STOPPED =
  'Stopped while the database was brought up to date. The next start goes on with it.';
