import type { Connection } from 'mongoose';
import type { PictureWorkshop } from '../../pictures/picture-workshop';

/** What a migration has to work with. */
export interface MigrationContext {
  connection: Connection;
  pictures: Pick<PictureWorkshop, 'inspect'>;
  /** Aborted when the migration has to end: the process does, or another one has taken over. */
  signal: AbortSignal;
  /** Tells whoever waits how far it is: `120 of 300 pictures`. */
  progress(sentence: string): void;
}

/**
 * One step from a version of the schema to the next. It knows collections and fields by their names
 * of that time, not by today's schemas, which move on.
 */
export interface Migration {
  /** The version that a database has after it: one more than that of the migration before. */
  version: number;
  name: string;
  /** What it does, for whoever waits for it. */
  sentence: string;
  /**
   * There are no transactions: it may have been broken off anywhere before, so every part of it
   * finds out whether it is still to be done. What the version before reads, it leaves readable.
   */
  up(context: MigrationContext): Promise<void>;
}
