import { PROGRESS, type Progress } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';
import { REQUIRED_TEXT } from './entity.schema';
import { NEWEST_FIRST, stateFields, TRASH_INDEX, type TrashableDocument } from './state.schema';

/** The fields that a bulk change may change, and its revert restores. */
export interface WorkState extends Pick<TrashableDocument, 'state'> {
  isRead: boolean;
  progress: Progress;
  /** Absent until answered. */
  repliedAt?: Date;
  /** In the spam folder, or deleted from it. */
  spamAt?: Date;
  /** The same for texts that count as equal; only of spam. */
  spamKey?: string;
}

/** The fields of every submission of a form. */
export interface SubmissionDocument extends TrashableDocument, WorkState, DocumentVersion {
  name: string;
  email: string;
  /** The same for every spelling of one e-mail address. */
  emailKey: string;
  message: string;
  /** The owner's. */
  note?: string;
  /** The state before the last bulk change. */
  beforeBulk?: WorkState;
  createdAt: Date;
}

const workFields = {
  isRead: { type: Boolean, required: true },
  progress: { type: String, enum: PROGRESS, default: 'new' },
  repliedAt: Date,
  spamAt: Date,
  spamKey: String,
} as const;

/** Plugin of the schemas of submissions. */
export function submission(schema: Schema): void {
  schema.add({
    name: REQUIRED_TEXT,
    email: REQUIRED_TEXT,
    emailKey: REQUIRED_TEXT,
    message: REQUIRED_TEXT,
    note: String,
    createdAt: { type: Date, required: true },
    ...workFields,
    ...stateFields,
    ...versionFields,
    beforeBulk: new Schema({ ...workFields, state: stateFields.state }, { _id: false }),
  });
  // Serves the list.
  schema.index({ state: 1, ...NEWEST_FIRST });
  // Serves the list of unread items, and their count.
  schema.index({ state: 1, isRead: 1, ...NEWEST_FIRST });
  // Serves the list of a progress, and its count.
  schema.index({ state: 1, progress: 1, ...NEWEST_FIRST });
  // Serves the search for old spam.
  schema.index({ state: 1, spamAt: 1 });
  // Serves the check of a new submission: is this text spam?
  schema.index({ spamKey: 1 });
  // Serves the trash.
  schema.index(TRASH_INDEX);
  // Serves retention, which includes the trash.
  schema.index(NEWEST_FIRST);
  // Serves the search for the data of a person.
  schema.index({ emailKey: 1 });
}
