import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PictureWorkshop } from '../pictures/picture-workshop';
import { Workshop } from '../workshop/workshop';
import type { Announce } from './announce';
import { ContentRevision } from './content-revision';
import { MIGRATIONS } from './migrations';
import { SchemaMigrator } from './schema-migrator';

/** The token of who hears what is done to the database. */
export const ANNOUNCE = Symbol('Announce');

/**
 * Brings the database to the version of this code before anything else touches it: what asks the
 * database at the start does so in `onApplicationBootstrap`, which comes later.
 */
@Injectable()
export class DatabaseSchema implements OnModuleInit, OnModuleDestroy {
  private readonly workshop = new Workshop();
  private readonly migrator: SchemaMigrator;
  private running: Promise<void> | undefined;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(ANNOUNCE) announce: Announce,
    revision: ContentRevision,
  ) {
    this.migrator = new SchemaMigrator(connection, {
      migrations: MIGRATIONS,
      pictures: new PictureWorkshop(this.workshop),
      announce,
      migrated: () => revision.changed(),
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
