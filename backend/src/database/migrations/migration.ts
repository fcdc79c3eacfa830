import type { Connection } from 'mongoose';

/** One step from a version of the schema to the next; versions follow each other without a gap. */
export interface Migration {
  /** The version that a database has after it. */
  version: number;
  /** What it does, for whoever waits for it. */
  description: string;
  /**
   * There are no transactions: it may have been broken off anywhere before, so it finds out what is
   * still to be done. It names collections and fields itself, for today's schemas move on.
   */
  up(connection: Connection): Promise<void>;
}
