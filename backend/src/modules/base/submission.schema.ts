import type { Schema } from 'mongoose';
import { REQUIRED_TEXT } from './entity.schema';
import { NEWEST_FIRST, stateFields, TRASH_INDEX, type TrashableDocument } from './state.schema';

/** The fields of every submission of a form. */
export interface SubmissionDocument extends TrashableDocument {
  name: string;
  email: string;
  /** The same for every spelling of one e-mail address. */
  emailKey: string;
  message: string;
  isRead: boolean;
  /** Absent until answered. */
  repliedAt?: Date;
  createdAt: Date;
}

/** Plugin of the schemas of submissions. */
export function submission(schema: Schema): void {
  schema.add({
    name: REQUIRED_TEXT,
    email: REQUIRED_TEXT,
    emailKey: REQUIRED_TEXT,
    message: REQUIRED_TEXT,
    isRead: { type: Boolean, required: true },
    repliedAt: Date,
    createdAt: { type: Date, required: true },
    ...stateFields,
  });
  // Serves the list.
  schema.index({ state: 1, ...NEWEST_FIRST });
  // Serves the list of unread items, and their count.
  schema.index({ state: 1, isRead: 1, ...NEWEST_FIRST });
  // Serves the trash.
  schema.index(TRASH_INDEX);
  // Serves retention, which includes the trash.
  schema.index(NEWEST_FIRST);
  // Serves the search for the data of a person.
  schema.index({ emailKey: 1 });
}
