import { ACTIVITY_DAYS, type ActivityAction, type ActivityKind } from '@manjara/contracts';
import { Schema, type Types } from 'mongoose';

const DAY_SECONDS = 86_400;

/** What an admin did. It holds nothing personal of visitors. */
export interface ActivityDocument {
  _id: Types.ObjectId;
  at: Date;
  /** Id of the admin. */
  by: string;
  action: ActivityAction;
  kind?: ActivityKind;
  /** Of the item. */
  id?: string;
  /** The item's name at the time. */
  name?: string;
  arName?: string;
  fields: string[];
}

export const ACTIVITY_MODEL = 'Activity';

const text = { type: String, required: true } as const;

export const activitySchema = new Schema<ActivityDocument>(
  {
    at: { type: Date, required: true },
    by: text,
    action: text,
    kind: String,
    id: String,
    name: String,
    arName: String,
    fields: [String],
  },
  { collection: 'activity', versionKey: false },
);

// Serves the list, and expires entries after a year (TTL).
activitySchema.index({ at: 1 }, { expireAfterSeconds: ACTIVITY_DAYS * DAY_SECONDS });
