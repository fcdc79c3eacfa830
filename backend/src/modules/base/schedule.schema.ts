import type { Schema } from 'mongoose';

/** A draft that is published by itself. */
export interface ScheduledDocument {
  publishAt?: Date;
  /** Id of the admin who chose the time. */
  publishBy?: string;
  /** Names of the fields that kept it from being published at its time. */
  publishFaults?: string[];
}

/** Plugin of the schemas of entities with drafts. */
export function schedulable(schema: Schema): void {
  schema.add({
    publishAt: Date,
    publishBy: String,
    publishFaults: { type: [String], default: undefined },
  });
  // Serves the job that publishes, and the list of what waits.
  schema.index({ state: 1, publishAt: 1 });
}
