import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PictureWorkshop } from '../pictures/picture-workshop';
import { Workshop } from '../workshop/workshop';
import { MIGRATIONS } from './migrations';
import { SchemaMigrator } from './schema-migrator';

/** A person is told how far it is at most so often. */
const TOLD_EVERY_MS = 5_000;

/**
 * Brings the database to the version of this code before anything else touches it: what asks the
 * database at the start does so in `onApplicationBootstrap`, which comes later.
 */
@Injectable()
export class DatabaseSchema implements OnModuleInit, OnModuleDestroy {
  private readonly workshop = new Workshop();
  private readonly migrator: SchemaMigrator;
  private running: Promise<void> | undefined;

  constructor(@InjectConnection() connection: Connection) {
    this.migrator = new SchemaMigrator(connection, {
      migrations: MIGRATIONS,
      pictures: new PictureWorkshop(this.workshop),
      announce: announcer(),
    });
  }

  onModuleInit(): Promise<void> {
    return this.upToDate();
  }

  /** @throws ConfigError when the database is not for this code */
  upToDate(): Promise<void> {
    this.running ??= this.migrator.run().finally(() => this.closeWorkshop());
    return this.running;
  }

  async onModuleDestroy(): Promise<void> {
    this.migrator.stop();
    await this.running?.catch(() => undefined);
  }

  /** Its processes would keep a program that has no more to do from ending. */
  private closeWorkshop(): void {
    this.workshop.onModuleDestroy();
    this.workshop.onApplicationShutdown();
  }
}

/** Tells a parent process, or who looks at the terminal: the log begins after the start. */
function announcer() {
  let told = { what: '', at: -Infinity };
  return (what: string, progress?: string): void => {
    const now = performance.now();
    if (what === told.what && now - told.at < TOLD_EVERY_MS) return;
    told = { what, at: now };
    const sentence = progress === undefined ? `${what}.` : `${what} (${progress}).`;
    if (process.send) process.send({ type: 'migrating', sentence });
    else process.stderr.write(`${sentence}\n`);
  };
}
