import type { Language } from '@manjara/contracts';
import { Schema, type Types } from 'mongoose';

/** A device with notifications. */
export interface PushSubscriptionDocument {
  /** SHA-256 of the endpoint, in hex, so that a device has one subscription. */
  _id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  admin: Types.ObjectId;
  /** The session that turned it on; it may have expired since. */
  session: string;
  /** When the last attempt failed; null if it did not. */
  failedAt: Date | null;
}

export const PUSH_SUBSCRIPTION_MODEL = 'PushSubscription';

export const pushSubscriptionSchema = new Schema<PushSubscriptionDocument>(
  {
    _id: { type: String, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    language: { type: String, required: true },
    admin: { type: Schema.Types.ObjectId, required: true },
    session: { type: String, required: true },
    failedAt: { type: Date, default: null },
  },
  { collection: 'push_subscriptions', versionKey: false },
);

// Serves a notification to all devices of an admin, and the end of all sessions.
pushSubscriptionSchema.index({ admin: 1 });
// Serves the end of a session.
pushSubscriptionSchema.index({ session: 1 });
