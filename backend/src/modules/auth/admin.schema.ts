import { Schema, type Types } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';
import { type StoredPicture, storedPictureSchema } from '../../storage/stored-picture';

/** The second factor of a sign-in: codes that an authenticator app makes. */
export interface SecondFactor {
  /** Encrypted, because backups contain it. */
  secret: string;
  /** SHA-256, in hex; '' once it was used. */
  recoveryCodes: string[];
  /** Of the last code that was accepted: neither it nor an earlier one is accepted again. */
  lastStep: number;
  /** Codes that were tried since `attemptsSince`. */
  attempts: number;
  attemptsSince: Date;
}

/** An account. `owners` lists those with the role owner. */
export interface AdminDocument extends DocumentVersion {
  _id: Types.ObjectId;
  /** Lower case. */
  email: string;
  /** argon2id, in PHC string form. */
  passwordHash: string;
  name: string;
  phone: string;
  location: string;
  image: StoredPicture | null;
  /** Absent: the password is enough. */
  secondFactor?: SecondFactor;
  /** The secret of a second factor that is being set up, encrypted. */
  newSecret?: string;
  /** Absent until the notifications were opened. */
  notificationsSeenAt?: Date;
}

export const ADMIN_MODEL = 'Admin';

const secondFactorSchema = new Schema<SecondFactor>(
  {
    secret: { type: String, required: true },
    recoveryCodes: { type: [String], required: true },
    lastStep: { type: Number, required: true },
    attempts: { type: Number, required: true },
    attemptsSince: { type: Date, required: true },
  },
  { _id: false },
);

export const adminSchema = new Schema<AdminDocument>(
  {
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    name: { type: String, default: '' },
    phone: { type: String, default: '' },
    location: { type: String, default: '' },
    image: { type: storedPictureSchema, default: null },
    secondFactor: secondFactorSchema,
    newSecret: String,
    notificationsSeenAt: Date,
    ...versionFields,
  },
  { collection: 'admins', versionKey: false },
);

// Serves the sign-in, and the list of people.
adminSchema.index({ email: 1 }, { unique: true });
// Serves the sweep: is this file an avatar?
adminSchema.index({ 'image.file': 1 });
