import { Schema } from 'mongoose';
import { stateFields, TRASH_INDEX, type TrashableDocument } from '../base/state.schema';

export interface MessageDocument extends TrashableDocument {
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
    ...stateFields,
  },
  { collection: 'messages', versionKey: false },
);

// Serves the list, newest first; the id decides between messages of the same moment.
messageSchema.index({ state: 1, createdAt: -1, _id: -1 });
// Serves the list of unread items, and their count.
messageSchema.index({ state: 1, isRead: 1, createdAt: -1, _id: -1 });
// Serves the trash.
messageSchema.index(TRASH_INDEX);
// Serves retention, which includes the trash.
messageSchema.index({ createdAt: -1, _id: -1 });
// Serves the search for what is held of a person.
messageSchema.index({ emailKey: 1 });
