import { emailKey, type HeldRecords } from '@manjara/contracts';
import type { Collection, Connection, Types } from 'mongoose';

export type RecordIds = readonly Types.ObjectId[];

/** What every record has that a visitor has sent. */
export interface ReceivedDocument {
  _id: Types.ObjectId;
  email: string;
  createdAt: Date;
}

/** What became of records that were to be removed. */
export interface Removed {
  removed: number;
  /** Files of theirs that nobody can open any more, and that were left to the sweep. */
  pendingFiles: number;
}

type Sort = Record<string, 1 | -1>;

const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;
const BY_EMAIL = { email: 1 } as const;
const SPELLINGS_AT_A_TIME = 1_000;

/** Finds what visitors sent by their address or by its age: the same in every such collection. */
export class ReceivedRecords {
  private readonly records: Collection<ReceivedDocument>;

  constructor(connection: Connection, collection: string) {
    this.records = connection.collection<ReceivedDocument>(collection);
  }

  /** How much is held of an address, and from when. */
  async heldOf(email: string): Promise<HeldRecords> {
    const filter = { email: { $in: await this.spellingsOf(email) } };
    const dates = this.records.find(filter, { projection: { _id: 0, createdAt: 1 } });
    let count = 0;
    let [oldest, newest] = [Infinity, -Infinity];
    for await (const { createdAt } of dates) {
      count++;
      oldest = Math.min(oldest, createdAt.getTime());
      newest = Math.max(newest, createdAt.getTime());
    }
    const iso = (time: number) => (count > 0 ? new Date(time).toISOString() : null);
    return { count, oldest: iso(oldest), newest: iso(newest) };
  }

  /** Everything of an address, newest first. */
  async idsOf(email: string): Promise<Types.ObjectId[]> {
    const ids = await this.idsBy({ email: { $in: await this.spellingsOf(email) } });
    // An id begins with its time. Sorted here, for spellings come each in an order of its own.
    return ids.sort((a, b) => (String(a) < String(b) ? 1 : -1));
  }

  countBefore(time: Date): Promise<number> {
    return this.records.countDocuments({ createdAt: { $lt: time } });
  }

  /** The oldest of those that came before `time`, at most so many. */
  async oldestBefore(time: Date, limit: number): Promise<Types.ObjectId[]> {
    return this.idsBy({ createdAt: { $lt: time } }, { sort: OLDEST_FIRST, limit });
  }

  /** @returns how many there were */
  async remove(ids: RecordIds): Promise<number> {
    return (await this.records.deleteMany({ _id: { $in: [...ids] } })).deletedCount;
  }

  /**
   * How an address is written in the records. Addresses are kept as they were typed, so all are
   * looked at, in the index alone; what is found is then asked for exactly, never by a pattern.
   */
  private async spellingsOf(email: string): Promise<string[]> {
    const wanted = emailKey(email);
    const found = new Set<string>();
    const emails = this.records.find(
      {},
      {
        projection: { _id: 0, email: 1 },
        sort: BY_EMAIL,
        batchSize: SPELLINGS_AT_A_TIME,
      },
    );
    for await (const record of emails)
      if (emailKey(record.email) === wanted) found.add(record.email);
    return [...found];
  }

  private async idsBy(filter: object, oldest?: { sort: Sort; limit: number }) {
    const found = this.records.find(filter, { projection: { _id: 1 }, ...oldest });
    return (await found.toArray()).map(({ _id }) => _id);
  }
}
