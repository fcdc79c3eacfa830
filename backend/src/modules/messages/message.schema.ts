import { Schema, type Types } from 'mongoose';

export interface MessageDocument {
  _id: Types.ObjectId;
  name: string;
  email: string;
  /** What all spellings of the address have in common. */
  emailKey: string;
  phone: string;
  message: string;
  isRead: boolean;
  repliedAt?: Date;
  createdAt: Date;
}

export const MESSAGE_MODEL = 'Message';

const text = { type: String, required: true } as const;

export const messageSchema = new Schema<MessageDocument>(
  {
    name: text,
    email: text,
    emailKey: text,
    phone: text,
    message: text,
    isRead: { type: Boolean, required: true },
    repliedAt: { type: Date },
    createdAt: { type: Date, required: true },
  },
  { collection: 'messages', versionKey: false },
);

// Serves the list, newest first; the id decides between messages of the same moment.
messageSchema.index({ createdAt: -1, _id: -1 });
// Serves the list of unread items, and all counts.
messageSchema.index({ isRead: 1, createdAt: -1, _id: -1 });
// Serves the search for what is held of a person.
messageSchema.index({ emailKey: 1 });
