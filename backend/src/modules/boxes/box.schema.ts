import { Schema } from 'mongoose';
import { versionFields } from '../../database/document-version';
import type { EntityDocument } from '../base/entity-document';
import { stateFields, TRASH_INDEX } from '../base/state.schema';

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
    ...stateFields,
    ...versionFields,
  },
  { collection: 'boxes', versionKey: false },
);

// Serves the list.
boxSchema.index({ state: 1, _id: 1 });
// Serves the trash.
boxSchema.index(TRASH_INDEX);
