import { Schema, type Types } from 'mongoose';
import { stateFields, TRASH_INDEX, type TrashableDocument } from '../base/state.schema';

export interface JobDocument extends TrashableDocument {
  name: string;
  email: string;
  /** What all spellings of the address have in common. */
  emailKey: string;
  /** One of the product categories, in English. */
  job: string;
  message: string;
  /** The file of the CV. */
  cv: Types.ObjectId;
  isRead: boolean;
  repliedAt?: Date;
  createdAt: Date;
}

export const JOB_MODEL = 'Job';

const text = { type: String, required: true } as const;

export const jobSchema = new Schema<JobDocument>(
  {
    name: text,
    email: text,
    emailKey: text,
    job: text,
    message: text,
    cv: { type: Schema.Types.ObjectId, required: true },
    isRead: { type: Boolean, required: true },
    repliedAt: { type: Date },
    createdAt: { type: Date, required: true },
    ...stateFields,
  },
  { collection: 'jobs', versionKey: false },
);

// Serves the list, newest first; the id decides between applications of the same moment.
jobSchema.index({ state: 1, createdAt: -1, _id: -1 });
// Serves the list of unread items, and their count.
jobSchema.index({ state: 1, isRead: 1, createdAt: -1, _id: -1 });
// Serves the trash.
jobSchema.index(TRASH_INDEX);
// Serves retention, which includes the trash.
jobSchema.index({ createdAt: -1, _id: -1 });
// Serves the sweep: is this file a CV?
jobSchema.index({ cv: 1 });
// Serves the search for what is held of a person.
jobSchema.index({ emailKey: 1 });
