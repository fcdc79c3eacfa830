import { Schema, type Types } from 'mongoose';
import { REQUIRED_TEXT } from '../base/entity.schema';
import { submission, type SubmissionDocument } from '../base/submission.schema';

export interface JobDocument extends SubmissionDocument {
  /** The English label of a production line when it was sent. */
  job: string;
  /** Absent in applications from before the owner could edit the lines. */
  arJob?: string;
  /** Absent where none was given. */
  phone?: string;
  /** The file of the CV. */
  cv: Types.ObjectId;
}

export const JOB_MODEL = 'Job';

export const jobSchema = new Schema<JobDocument>(
  {
    job: REQUIRED_TEXT,
    arJob: String,
    phone: String,
    cv: { type: Schema.Types.ObjectId, required: true },
  },
  { collection: 'jobs', versionKey: false },
).plugin(submission);

// Serves the sweep: is this file a CV?
jobSchema.index({ cv: 1 });
