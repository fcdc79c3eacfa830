import { Schema } from 'mongoose';
import { versionFields } from '../../database/document-version';
import { type EntityDocument, stateField } from '../base/entity.repository';

export interface BoxDocument extends EntityDocument {
  boxTitle: string;
  arBoxTitle: string;
  boxText: string;
  arBoxText: string;
}

export const BOX_MODEL = 'Box';

const text = { type: String, required: true } as const;

export const boxSchema = new Schema<BoxDocument>(
  {
    boxTitle: text,
    arBoxTitle: text,
    boxText: text,
    arBoxText: text,
    state: stateField,
    ...versionFields,
  },
  { collection: 'boxes', versionKey: false },
);

// Serves the list.
boxSchema.index({ state: 1, _id: 1 });
