import { Schema, type Types } from 'mongoose';

/** There is one such document. */
export const OWNERS_ID = 'owners';

/**
 * Who is an owner; everybody else is an editor. One document for all, so that removing an owner and
 * making sure that another one is left is one write.
 */
export interface OwnersDocument {
  _id: string;
  /** Of admins; never empty. */
  ids: Types.ObjectId[];
  /** Incremented by every write. */
  version: number;
}

export const OWNERS_MODEL = 'Owners';

export const ownersSchema = new Schema<OwnersDocument>(
  {
    _id: String,
    ids: { type: [Schema.Types.ObjectId], required: true },
    version: { type: Number, required: true },
  },
  { collection: 'owners', versionKey: false },
);
