import { Schema, type Types } from 'mongoose';

/** A valid sign-in; deleting it invalidates its token. */
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

// Serves the deletion of all sessions of an admin.
sessionSchema.index({ admin: 1 });
// TTL index: deletes expired sessions.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
