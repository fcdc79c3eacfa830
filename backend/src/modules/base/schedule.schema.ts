import type { Schema } from 'mongoose';
import { LAST_SAVED_FIRST } from './state.schema';

/** A draft that is published by itself. */
export interface ScheduledDocument {
  publishAt?: Date;
  /** Id of the admin who chose the time. */
  publishBy?: string;
  /** Names of the fields that kept it from being published at its time. */
  publishFaults?: string[];
}

/** Plugin of the schemas of entities with drafts. */
export function draftable(schema: Schema): void {
  schema.add({
    publishAt: Date,
    publishBy: String,
    publishFaults: { type: [String], default: undefined },
  });
  // Serves the drafts.
  schema.index({ state: 1, ...LAST_SAVED_FIRST });
  // Serves the job that publishes, and the list of what waits.
  schema.index({ state: 1, publishAt: 1 });
}
