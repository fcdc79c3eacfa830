import { Schema, type Types } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';

export interface QuestionDocument extends DocumentVersion {
  _id: Types.ObjectId;
  /** In a list that was brought into order, from 1. */
  position?: number;
  title: string;
  arTitle: string;
  description: string;
  arDescription: string;
}

export const QUESTION_MODEL = 'Question';

const text = { type: String, required: true } as const;

export const questionSchema = new Schema<QuestionDocument>(
  {
    title: text,
    arTitle: text,
    description: text,
    arDescription: text,
    position: Number,
    ...versionFields,
  },
  { collection: 'questions', versionKey: false },
);

// Serves the list, in the owner's order.
questionSchema.index({ position: 1, _id: 1 });
