import { Schema, type Types } from 'mongoose';

/** A sign-in that is still good. Removing it ends the token that names it. */
export interface SessionDocument {
  /** Random; the token's `sid`. */
  _id: string;
  admin: Types.ObjectId;
  createdAt: Date;
  expiresAt: Date;
}

export const SESSION_MODEL = 'Session';

export const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    admin: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
);

// Serves the end of all sessions of an admin.
sessionSchema.index({ admin: 1 });
// Lets the database drop a session when its time is over.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
