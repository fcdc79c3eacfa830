import { Schema } from 'mongoose';
import { versionFields } from '../../database/document-version';
import type { EntityDocument } from '../base/entity-document';
import { stateFields, TRASH_INDEX } from '../base/state.schema';

export interface QuestionDocument extends EntityDocument {
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
    ...stateFields,
    ...versionFields,
  },
  { collection: 'questions', versionKey: false },
);

// Serves the list.
questionSchema.index({ state: 1, _id: 1 });
// Serves the trash.
questionSchema.index(TRASH_INDEX);
