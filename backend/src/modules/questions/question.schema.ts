import type { EntityTexts, Question } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { orderedEntity, REQUIRED_TEXT } from '../base/entity.schema';
import type { EntityDocument } from '../base/entity-document';

export type QuestionDocument = EntityDocument & EntityTexts<Question>;

export const QUESTION_MODEL = 'Question';

export const questionSchema = new Schema<QuestionDocument>(
  {
    title: REQUIRED_TEXT,
    arTitle: REQUIRED_TEXT,
    description: REQUIRED_TEXT,
    arDescription: REQUIRED_TEXT,
  },
  { collection: 'questions', versionKey: false },
).plugin(orderedEntity);
