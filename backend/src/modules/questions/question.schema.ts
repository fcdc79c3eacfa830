import { Schema, type Types } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';

export interface QuestionDocument extends DocumentVersion {
  _id: Types.ObjectId;
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
    ...versionFields,
  },
  { collection: 'questions', versionKey: false },
);
