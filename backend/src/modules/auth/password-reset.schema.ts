import { Schema, type Types } from 'mongoose';

/** A link in a mail with which the password can be set anew, once. */
export interface PasswordResetDocument {
  /** The admin's id: a new request takes the place of the one before. */
  _id: Types.ObjectId;
  /** SHA-256 of the token, in hex. The token itself is only in the mail. */
  tokenHash: string;
  /** Of which password this is the reset: SHA-256 of its hash. Absent in links of earlier versions. */
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

// Serves the use of a token.
passwordResetSchema.index({ tokenHash: 1 }, { unique: true });
// Lets the database drop a request when its time is over.
passwordResetSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
