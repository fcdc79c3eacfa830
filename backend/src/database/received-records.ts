import { emailKey, type HeldRecords } from '@manjara/contracts';
import type { Collection, Connection, Types } from 'mongoose';

export type RecordIds = readonly Types.ObjectId[];

/** What every record has that a visitor has sent. */
export interface ReceivedDocument {
  _id: Types.ObjectId;
  email: string;
  /** Absent when a process wrote it that was of an older version still. */
  emailKey?: string;
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

/** Finds what visitors sent by their address or by its age: the same in every such collection. */
export class ReceivedRecords {
  private readonly records: Collection<ReceivedDocument>;

  constructor(connection: Connection, collection: string) {
    this.records = connection.collection<ReceivedDocument>(collection);
  }

  /** How much is held of an address, and from when. */
  async heldOf(email: string): Promise<HeldRecords> {
    let count = 0;
    let [oldest, newest] = [Infinity, -Infinity];
    for await (const { createdAt } of this.of(email)) {
      count++;
      oldest = Math.min(oldest, createdAt.getTime());
      newest = Math.max(newest, createdAt.getTime());
    }
    const iso = (time: number) => (count > 0 ? new Date(time).toISOString() : null);
    return { count, oldest: iso(oldest), newest: iso(newest) };
  }

  /** Everything of an address, newest first. */
  async idsOf(email: string): Promise<Types.ObjectId[]> {
    const ids: Types.ObjectId[] = [];
    for await (const { _id } of this.of(email)) ids.push(_id);
    // An id begins with its time.
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
   * The records of an address in any spelling, by the key that they share. What has none yet is
   * looked at too, so that nothing is missed while processes of two versions run.
   */
  private async *of(email: string) {
    const wanted = emailKey(email);
    const found = this.records.find(
      { emailKey: { $in: [wanted, null] as string[] } },
      { projection: { email: 1, createdAt: 1 } },
    );
    for await (const record of found) if (emailKey(record.email) === wanted) yield record;
  }

  private async idsBy(filter: object, oldest?: { sort: Sort; limit: number }) {
    const found = this.records.find(filter, { projection: { _id: 1 }, ...oldest });
    return (await found.toArray()).map(({ _id }) => _id);
  }
}
