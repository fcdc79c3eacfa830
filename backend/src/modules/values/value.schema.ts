import { Schema } from 'mongoose';
import { versionFields } from '../../database/document-version';
import { type BilingualPicture, bilingualPictureSchema } from '../../storage/bilingual-picture';
import type { EntityDocument } from '../base/entity-document';
import { stateFields, TRASH_INDEX } from '../base/state.schema';

export interface ValueDocument extends EntityDocument {
  value: string;
  arValue: string;
  image: BilingualPicture;
}

export const VALUE_MODEL = 'Value';

const text = { type: String, required: true } as const;

export const valueSchema = new Schema<ValueDocument>(
  {
    value: text,
    arValue: text,
    image: { type: bilingualPictureSchema, required: true },
    ...stateFields,
    ...versionFields,
  },
  { collection: 'values', versionKey: false },
);

// Serves the list.
valueSchema.index({ state: 1, _id: 1 });
// Serves the sweep: is this file a picture of a value?
valueSchema.index({ 'image.file': 1 });
// Serves the trash.
valueSchema.index(TRASH_INDEX);
