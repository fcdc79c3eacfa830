import { Schema, type Types } from 'mongoose';

/** A single-use link for setting a new password: sent by mail, or handed over by an owner. */
export interface PasswordResetDocument {
  /** Of a link by mail the admin's id, so that a new request replaces the one before. */
  _id: Types.ObjectId;
  /** Of a link that an owner made: the admin's id. A mail neither replaces it nor is held up by it. */
  admin?: Types.ObjectId;
  /** Id of that owner. */
  by?: string;
  /** SHA-256 of the token, in hex. The token itself is only in the link. */
  tokenHash: string;
  /**
   * SHA-256 of the password hash that the link may replace. Absent in links of earlier releases.
   */
  passwordDigest?: string;
  expiresAt: Date;
}

export const PASSWORD_RESET_MODEL = 'PasswordReset';

export const passwordResetSchema = new Schema<PasswordResetDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    admin: Schema.Types.ObjectId,
    by: String,
    tokenHash: { type: String, required: true },
    passwordDigest: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passwordResets', versionKey: false },
);

// Finds a request by its token.
passwordResetSchema.index({ tokenHash: 1 }, { unique: true });
// Serve the links that an owner made: to show and revoke them.
passwordResetSchema.index({ admin: 1 });
passwordResetSchema.index({ by: 1 });
// TTL index: deletes expired requests.
passwordResetSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
