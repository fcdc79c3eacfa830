import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { databaseOf } from './with-database';

interface RevisionDocument {
  _id: string;
  /** Random; replaced by every write. */
  token: string;
}

/** A write to public content by this process. */
export interface ContentChange {
  /** Whether the new token is in the database, so that other processes see the change. */
  published: boolean;
  /** Ids of the entities and files that the write removes. */
  removes: readonly string[];
}

type ChangeListener = (change: ContentChange) => void;

/** Not part of a backup: a restore publishes its own token. */
export const REVISION_COLLECTION = 'content_revisions';
const REVISION_ID = 'content';
const NO_TOKEN = 'none';

const revisionsOf = (db: mongo.Db) => db.collection<RevisionDocument>(REVISION_COLLECTION);

/** Replaces the token, so that all processes drop their caches. */
export async function renewRevision(db: mongo.Db): Promise<void> {
  const token = randomBytes(12).toString('hex');
  await revisionsOf(db).updateOne({ _id: REVISION_ID }, { $set: { token } }, { upsert: true });
}

/**
 * A single token in the database identifies the state of all public content. Every write replaces
 * it, and the processes poll it to see when their caches are out of date.
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
   * Runs a write to public content. When it resolves, this process no longer uses its old cache
   * entries; other processes notice the write within a second.
   * @param options.removes ids of the entities or files that the write removes: they are never
   * served again, not even while the database is unreachable
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
      // A write that failed may still have reached the database.
      this.isUnpublished = true;
      throw error;
    } finally {
      for (const listener of this.listeners) listener({ published: !this.isUnpublished, removes });
    }
  }

  /** Reports a change of public content when the write itself cannot be wrapped. */
  changed(): Promise<void> {
    return this.write(() => Promise.resolve());
  }

  /** Reads the token. A change that could not be published before is published first. */
  async read(): Promise<string> {
    const db = databaseOf(this.connection);
    if (this.isUnpublished) {
      this.isUnpublished = false;
      await this.publish();
    }
    return (await revisionsOf(db).findOne({ _id: REVISION_ID }))?.token ?? NO_TOKEN;
  }

  /** Never throws: the write itself is done. The next poll tries again. */
  private async publish(): Promise<void> {
    try {
      await renewRevision(databaseOf(this.connection));
    } catch (error) {
      this.isUnpublished = true;
      this.logger.warn(
        { err: error },
        'a change is saved, but cached pages are stale until the next attempt',
      );
    }
  }
}
