import { Schema, type Types } from 'mongoose';

/** A removed account, which the activity log and previous versions still name. */
export interface FormerAdminDocument {
  /** As it was among the admins. */
  _id: Types.ObjectId;
  email: string;
}

export const FORMER_ADMIN_MODEL = 'FormerAdmin';

export const formerAdminSchema = new Schema<FormerAdminDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    email: { type: String, required: true },
  },
  { collection: 'formerAdmins', versionKey: false },
);
