import type { EntityTexts, Question } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { bilingual, orderedEntity, REQUIRED_TEXT } from '../base/entity.schema';
import type { EntityDocument } from '../base/entity-document';

export type QuestionDocument = EntityDocument & EntityTexts<Question>;

export const QUESTION_MODEL = 'Question';

export const questionSchema = new Schema<QuestionDocument>(
  {
    ...bilingual(REQUIRED_TEXT, 'title', 'description'),
  },
  { collection: 'questions', versionKey: false },
).plugin(orderedEntity);
