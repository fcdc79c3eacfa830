import { Schema, type Types } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';
import { type StoredPicture, storedPictureSchema } from '../../storage/stored-picture';

/** There is one admin (spec §6). */
export const ADMIN_KEY = 'admin';

export interface AdminDocument extends DocumentVersion {
  _id: Types.ObjectId;
  /** Always `ADMIN_KEY`: its unique index allows one admin only. */
  key: string;
  /** Lower case. */
  email: string;
  /** argon2id, in PHC string form. */
  passwordHash: string;
  name: string;
  phone: string;
  location: string;
  image: StoredPicture | null;
  /** Absent until the notifications were opened. */
  notificationsSeenAt?: Date;
}

export const ADMIN_MODEL = 'Admin';

export const adminSchema = new Schema<AdminDocument>(
  {
    key: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    name: { type: String, default: '' },
    phone: { type: String, default: '' },
    location: { type: String, default: '' },
    image: { type: storedPictureSchema, default: null },
    notificationsSeenAt: Date,
    ...versionFields,
  },
  { collection: 'admins', versionKey: false },
);

// Lets only one of several starting processes create the admin.
adminSchema.index({ key: 1 }, { unique: true });
// Serves the sign-in.
adminSchema.index({ email: 1 }, { unique: true });
// Serves the sweep: is this file an avatar?
adminSchema.index({ 'image.file': 1 });
