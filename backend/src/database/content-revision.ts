import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { databaseOf } from './database-of';

interface RevisionDocument {
  _id: string;
  /** A new random one after every write. */
  token: string;
}

/** A write to public content by this process. */
export interface ContentChange {
  /** Whether other processes can know of it by now. */
  published: boolean;
  /** Ids of the entities and files that it removes. */
  removes: readonly string[];
}

type ChangeListener = (change: ContentChange) => void;

/** Not part of a backup: a restore publishes a token of its own. */
export const REVISION_COLLECTION = 'content_revisions';
const REVISION_ID = 'content';
const NO_TOKEN = 'none';

const revisionsOf = (db: mongo.Db) => db.collection<RevisionDocument>(REVISION_COLLECTION);

/** Tells the processes that work on a database that its public content has changed. */
export async function renewRevision(db: mongo.Db): Promise<void> {
  const token = randomBytes(12).toString('hex');
  await revisionsOf(db).updateOne({ _id: REVISION_ID }, { $set: { token } }, { upsert: true });
}

/**
 * One token in the database stands for all public content. Every write replaces it, and the
 * processes poll it to know when what they cached is out of date.
 */
@Injectable()
export class ContentRevision {
  private readonly logger = new Logger('Revision');
  private readonly listeners = new Set<ChangeListener>();
  private isUnpublished = false;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  onChange(listener: ChangeListener): void {
    this.listeners.add(listener);
  }

  /**
   * Runs a write to public content. When it resolves, this process no longer answers from what it
   * cached before, and other processes notice within a second.
   * @param options.removes ids of the entities or files that it removes: they are not shown again,
   *   not even while the database is away
   */
  async write<T>(
    write: () => Promise<T>,
    { removes = [] }: { removes?: readonly string[] } = {},
  ): Promise<T> {
    try {
      const result = await write();
      await this.publish();
      return result;
    } catch (error) {
      // A write that failed may have been done all the same.
      this.isUnpublished = true;
      throw error;
    } finally {
      for (const listener of this.listeners) listener({ published: !this.isUnpublished, removes });
    }
  }

  /** Says that public content has changed, where the write itself cannot be wrapped. */
  changed(): Promise<void> {
    return this.write(() => Promise.resolve());
  }

  /** The token in the database. What could not be published before is published first. */
  async read(): Promise<string> {
    const db = databaseOf(this.connection);
    if (this.isUnpublished) {
      this.isUnpublished = false;
      await this.publish();
    }
    return (await revisionsOf(db).findOne({ _id: REVISION_ID }))?.token ?? NO_TOKEN;
  }

  /** The write is done by now, so a failure is not the writer's: the next poll tries again. */
  private async publish(): Promise<void> {
    try {
      await renewRevision(databaseOf(this.connection));
    } catch (error) {
      this.isUnpublished = true;
      this.logger.warn({ err: error }, 'a change of the content could not be published yet');
    }
  }
}
