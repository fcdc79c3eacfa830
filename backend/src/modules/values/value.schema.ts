import { Schema } from 'mongoose';
import { type BilingualPicture, bilingualPictureSchema } from '../../storage/bilingual-picture';
import { bilingual, orderedEntity, REQUIRED_TEXT } from '../base/entity.schema';
import type { EntityDocument } from '../base/entity-document';

export interface ValueDocument extends EntityDocument {
  value: string;
  arValue: string;
  image: BilingualPicture;
}

export const VALUE_MODEL = 'Value';

export const valueSchema = new Schema<ValueDocument>(
  {
    ...bilingual(REQUIRED_TEXT, 'value'),
    image: { type: bilingualPictureSchema, required: true },
  },
  { collection: 'values', versionKey: false },
).plugin(orderedEntity);
