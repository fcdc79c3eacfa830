import { Schema, type Types } from 'mongoose';

export interface QuestionDocument {
  _id: Types.ObjectId;
  title: string;
  arTitle: string;
  description: string;
  arDescription: string;
}

export const QUESTION_MODEL = 'Question';

const text = { type: String, required: true } as const;

/** The list is read in the order of the ids, which is that of entry, by the ids' own index. */
export const questionSchema = new Schema<QuestionDocument>(
  { title: text, arTitle: text, description: text, arDescription: text },
  { collection: 'questions', versionKey: false },
);
