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
  /** Whose writes have begun and not ended: the content may change without a new token. */
  writers: string[];
}

/** What a write removes for good: it is not shown again, not even while the database is away. */
export interface Removed {
  /** The id of an entity of public content. */
  entity?: string;
  /** Ids of files. */
  files?: readonly string[];
}

/** Told of every change by this process; `token` is undefined when the database could not be told. */
export type ChangeListener = (token: string | undefined, removed: Removed) => void;

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

  constructor(@InjectConnection() private readonly connection: Connection) {}

  onChange(listener: ChangeListener): void {
    this.listeners.add(listener);
  }

  /**
   * Runs a write to what the public calls answer. Once it resolves, this process and the database
   * know of it.
   * @param removed what the write removes, if it does
   */
  async during<T>(write: () => Promise<T>, removed: Removed = {}): Promise<T> {
    const writer = newName();
    await this.update({ $set: { [`writers.${writer}`]: true } });
    let result: T;
    try {
      result = await write();
    } catch (error) {
      // It may have been done all the same. Who sent it need not wait for what is told of it.
      this.tell(undefined, removed);
      void this.end([writer]);
      throw error;
    }
    await this.end([writer], removed);
    return result;
  }

  /** Says that the content has changed, where the write itself cannot be wrapped. */
  changed(): Promise<void> {
    return this.during(() => Promise.resolve());
  }

  /** Says that writers are gone that never said what became of their writes. */
  forget(writers: readonly string[]): Promise<void> {
    return this.end(writers);
  }

  async read(): Promise<RevisionState> {
    const found = await this.collection().findOne({ _id: REVISION_ID });
    return { token: found?.token ?? NO_TOKEN, writers: Object.keys(found?.writers ?? {}) };
  }

  /** Never fails: what could not be told, the announcement tells. */
  private async end(writers: readonly string[], removed: Removed = {}): Promise<void> {
    const token = newName();
    const gone = writers.map((writer) => [`writers.${writer}`, ''] as const);
    try {
      await this.update({
        $set: { token },
        ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
      });
      this.tell(token, removed);
    } catch (error) {
      this.tell(undefined, removed);
      this.logger.warn({ err: error }, 'a change of the content could not be told');
    }
  }

  private tell(token: string | undefined, removed: Removed): void {
    for (const listener of this.listeners) listener(token, removed);
  }

  private async update(change: mongo.UpdateFilter<RevisionDocument>): Promise<void> {
    await this.collection().updateOne({ _id: REVISION_ID }, change, { upsert: true });
  }

  private collection(): mongo.Collection<RevisionDocument> {
    const { db } = this.connection;
    if (!db) throw new mongo.MongoNotConnectedError('The database is not connected.');
    return revisionsOf(db);
  }
}
