import { Schema, type Types } from 'mongoose';

/** A valid sign-in; deleting it invalidates its token. */
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
// TTL index: deletes expired sessions.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
