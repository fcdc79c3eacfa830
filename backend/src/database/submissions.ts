import { emailKey, type HeldRecords } from '@manjara/contracts';
import type { Collection, Connection, Types } from 'mongoose';

export type SubmissionIds = readonly Types.ObjectId[];

/** The fields that every form submission has. */
interface SubmissionDocument {
  _id: Types.ObjectId;
  /** The same for every spelling of one e-mail address. */
  emailKey: string;
  createdAt: Date;
}

/** Result of removing several submissions. */
export interface RemovedSubmissions {
  removed: number;
  /** Their files that could not be removed at once and are left to the sweep. */
  pendingFiles: number;
}

/** Finds what visitors sent by e-mail address or by age, in one collection. */
export class Submissions {
  private readonly collection: Collection<SubmissionDocument>;

  constructor(connection: Connection, collection: string) {
    this.collection = connection.collection<SubmissionDocument>(collection);
  }

  /** How many an address has sent, and when the first and the last came. */
  async summaryOf(email: string): Promise<HeldRecords> {
    const found = await this.collection
      .find({ emailKey: emailKey(email) }, { projection: { createdAt: 1 } })
      .toArray();
    const times = found.map(({ createdAt }) => createdAt.toISOString()).sort();
    return { count: times.length, oldest: times[0] ?? null, newest: times.at(-1) ?? null };
  }

  /** @param limit at most so many; without it all */
  idsOf(email: string, limit = 0): Promise<Types.ObjectId[]> {
    return this.ids(this.collection.find({ emailKey: emailKey(email) }).limit(limit));
  }

  countBefore(time: Date): Promise<number> {
    return this.collection.countDocuments({ createdAt: { $lt: time } });
  }

  /** The oldest of those that came before `time`, at most so many. */
  oldestBefore(time: Date, limit: number): Promise<Types.ObjectId[]> {
    const found = this.collection.find({ createdAt: { $lt: time } });
    return this.ids(found.sort({ createdAt: 1, _id: 1 }).limit(limit));
  }

  /** @returns how many there were */
  async remove(ids: SubmissionIds): Promise<number> {
    return (await this.collection.deleteMany({ _id: { $in: [...ids] } })).deletedCount;
  }

  private async ids(found: ReturnType<typeof this.collection.find>): Promise<Types.ObjectId[]> {
    return (await found.project<{ _id: Types.ObjectId }>({ _id: 1 }).toArray()).map(
      ({ _id }) => _id,
    );
  }
}
