import { Schema, type Types } from 'mongoose';

/** The notification settings of an admin, and the last failure. Absent: by mail, if configured. */
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
