import type { Connection } from 'mongoose';

/** One schema migration; versions ascend. */
export interface Migration {
  /** Schema version after this migration. */
  version: number;
  /** Shown in the progress message of the migration. */
  description: string;
  /**
   * Must be idempotent: without transactions, an earlier run may have stopped anywhere. Names
   * collections and fields literally, because the current schemas will change.
   */
  up(connection: Connection): Promise<void>;
}
