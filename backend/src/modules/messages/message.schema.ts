import { Schema } from 'mongoose';
import { REQUIRED_TEXT } from '../base/entity.schema';
import { submission, type SubmissionDocument } from '../base/submission.schema';

export interface MessageDocument extends SubmissionDocument {
  phone: string;
}

export const MESSAGE_MODEL = 'Message';

export const messageSchema = new Schema<MessageDocument>(
  { phone: REQUIRED_TEXT },
  { collection: 'messages', versionKey: false },
).plugin(submission);
