import type { Role } from '@manjara/contracts';
import { Schema, type Types } from 'mongoose';

/** A single-use link to create an account. */
export interface InviteDocument {
  /** Also the id of the account that is made of it: so it makes only one. */
  _id: Types.ObjectId;
  /** SHA-256 of the token, in hex. The token itself is only in the link. */
  tokenHash: string;
  role: Role;
  /** For whom it is. */
  name: string;
  /** Id of the inviting owner. */
  by: string;
  createdAt: Date;
  expiresAt: Date;
}

export const INVITE_MODEL = 'Invite';

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;

export const inviteSchema = new Schema<InviteDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    tokenHash: text,
    role: text,
    name: { type: String, default: '' },
    by: text,
    createdAt: date,
    expiresAt: date,
  },
  { collection: 'invites', versionKey: false },
);

// Finds an invite by its token.
inviteSchema.index({ tokenHash: 1 }, { unique: true });
// Finds the invites of an owner who is removed.
inviteSchema.index({ by: 1 });
// Serves the list; TTL: deletes expired invites.
inviteSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
