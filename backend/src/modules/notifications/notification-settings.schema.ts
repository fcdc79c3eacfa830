import { Schema, type Types } from 'mongoose';

/** How an admin wants to be told, and what came of it. Absent: by mail, if the site can. */
export interface NotificationSettingsDocument {
  /** The admin's id. */
  _id: Types.ObjectId;
  mail?: boolean;
  /** When the last mail failed; null or absent if it did not. */
  mailFailedAt?: Date | null;
}

export const NOTIFICATION_SETTINGS_MODEL = 'NotificationSettings';

export const notificationSettingsSchema = new Schema<NotificationSettingsDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    mail: Boolean,
    mailFailedAt: Date,
  },
  { collection: 'notification_settings', versionKey: false },
);
