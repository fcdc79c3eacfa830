import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { randomBytes } from 'node:crypto';

interface RevisionDocument {
  /** Always `REVISION_ID`. */
  _id: string;
  /** Another one after every change; never the same twice. */
  token?: string;
  /** Who is writing at the moment, or was when it was killed. */
  writers?: Record<string, true>;
}

/** What the database says of the public content. */
export interface RevisionState {
  /** `NO_TOKEN` in a database that nobody has written to. */
  token: string;
  /** Others whose writes have begun and not ended: the content may change without a new token. */
  writers: string[];
}

/** A change by this process. */
export interface Change {
  /** Absent when the database could not be told. */
  token?: string;
  /** Ids of entities and files that are gone: not shown again, not even during an outage. */
  removes: readonly string[];
}

type ChangeListener = (change: Change) => void;

/** A copy of the content leaves it out: what is restored is told as a change of its own. */
export const REVISION_COLLECTION = 'content_revisions';
const REVISION_ID = 'content';
const NO_TOKEN = 'none';

const newName = (): string => randomBytes(12).toString('hex');

/** Says that the whole content is another one, and that nobody is writing any more. */
export async function renewRevision(db: mongo.Db): Promise<void> {
  const renewed = { $set: { token: newName() }, $unset: { writers: '' as const } };
  await revisionsOf(db).updateOne({ _id: REVISION_ID }, renewed, { upsert: true });
}

const tokenOf = (found: RevisionDocument | null): string => found?.token ?? NO_TOKEN;

const revisionsOf = (db: mongo.Db) => db.collection<RevisionDocument>(REVISION_COLLECTION);

/**
 * Tells all processes that work on one database when the public content changes. There are no
 * transactions, so a write is announced before and told after: whoever is killed in between leaves
 * the announcement, and as long as it stands nobody trusts what was read before.
 */
@Injectable()
export class ContentRevision {
  private readonly logger = new Logger('Revision');
  private readonly listeners = new Set<ChangeListener>();
  /** Writers of this process, which tells what becomes of their writes. */
  private readonly own = new Set<string>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  onChange(listener: ChangeListener): void {
    this.listeners.add(listener);
  }

  /**
   * Runs a write to what the public calls answer. Once it resolves, this process and the database
   * know of it.
   * @param options.removes ids of the entities or files that it removes
   */
  write<T>(
    write: () => Promise<T>,
    { removes = [] }: { removes?: readonly string[] } = {},
  ): Promise<T> {
    return this.announcing(write, { removes });
  }

  /** Says that the content has changed, where the write itself cannot be wrapped. */
  changed(): Promise<void> {
    return this.write(() => Promise.resolve());
  }

  /** Says that writers are gone that never said what became of their writes. */
  forget(writers: readonly string[]): Promise<void> {
    return this.end(writers, { removes: [] });
  }

  async read(): Promise<RevisionState> {
    const found = await this.collection().findOne({ _id: REVISION_ID });
    const writers = Object.keys(found?.writers ?? {});
    return { token: tokenOf(found), writers: writers.filter((each) => !this.own.has(each)) };
  }

  private async announcing<T>(write: () => Promise<T>, change: Change): Promise<T> {
    const writer = newName();
    this.own.add(writer);
    try {
      await this.update({ $set: { [`writers.${writer}`]: true } });
      const result = await this.tried(write, writer, change);
      await this.end([writer], change);
      return result;
    } finally {
      this.own.delete(writer);
    }
  }

  private async tried<T>(write: () => Promise<T>, writer: string, change: Change): Promise<T> {
    try {
      return await write();
    } catch (error) {
      // It may have been done all the same. Who sent it need not wait for what is told of it.
      this.tell({ removes: change.removes });
      void this.end([writer], { removes: [] });
      throw error;
    }
  }

  /** Never fails: what could not be told, the announcement tells. */
  private async end(writers: readonly string[], change: Change): Promise<void> {
    const token = newName();
    const gone = writers.map((writer) => [`writers.${writer}`, ''] as const);
    try {
      await this.update({
        $set: { token },
        ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
      });
      this.tell({ ...change, token });
    } catch (error) {
      this.tell({ removes: change.removes });
      this.logger.warn({ err: error }, 'a change of the content could not be told');
    }
  }

  private tell(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }

  private update(change: mongo.UpdateFilter<RevisionDocument>): Promise<unknown> {
    return this.collection().updateOne({ _id: REVISION_ID }, change, { upsert: true });
  }

  private collection(): mongo.Collection<RevisionDocument> {
    const { db } = this.connection;
    if (!db) throw new mongo.MongoNotConnectedError('The database is not connected.');
    return revisionsOf(db);
  }
}
