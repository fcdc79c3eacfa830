import { Schema } from 'mongoose';

/** The keys (VAPID, RFC 8292) with which push services recognise this installation. */
export interface PushKeysDocument {
  _id: string;
  publicKey: string;
  privateKey: string;
}

export const PUSH_KEYS_MODEL = 'PushKeys';

export const pushKeysSchema = new Schema<PushKeysDocument>(
  {
    _id: { type: String, required: true },
    publicKey: { type: String, required: true },
    privateKey: { type: String, required: true },
  },
  { collection: 'push_keys', versionKey: false },
);
