import { Schema, type Types } from 'mongoose';

/** A single-use link, sent by mail, for setting a new password. */
export interface PasswordResetDocument {
  /** The admin's id, so that a new request replaces the one before. */
  _id: Types.ObjectId;
  /** SHA-256 of the token, in hex. The token itself is only in the mail. */
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
    tokenHash: { type: String, required: true },
    passwordDigest: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passwordResets', versionKey: false },
);

// Finds a request by its token.
passwordResetSchema.index({ tokenHash: 1 }, { unique: true });
// TTL index: deletes expired requests.
passwordResetSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
