import { Schema, type Types } from 'mongoose';

/** A sign-in that is still good. Removing it ends the token that names it. */
export interface SessionDocument {
  /** Random; the token's `sid`. */
  _id: string;
  admin: Types.ObjectId;
  createdAt: Date;
  expiresAt: Date;
  /** Written every few minutes at most. Absent in sessions of earlier releases, as is `userAgent`. */
  lastSeenAt?: Date;
  /** As the browser named itself, cut to a length. */
  userAgent?: string;
}

export const SESSION_MODEL = 'Session';

export const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    admin: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastSeenAt: Date,
    userAgent: String,
  },
  { collection: 'sessions', versionKey: false },
);

// Serves the list of an admin's sessions, and their end.
sessionSchema.index({ admin: 1 });
// Lets the database drop a session when its time is over.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
