import { Schema, type Types } from 'mongoose';
import { type BilingualPicture, bilingualPictureSchema } from '../../storage/bilingual-picture';

export interface ValueDocument {
  _id: Types.ObjectId;
  value: string;
  arValue: string;
  image: BilingualPicture;
}

export const VALUE_MODEL = 'Value';

const text = { type: String, required: true } as const;

/** The list is read in the order of the ids, which is that of entry, by the ids' own index. */
export const valueSchema = new Schema<ValueDocument>(
  { value: text, arValue: text, image: { type: bilingualPictureSchema, required: true } },
  { collection: 'values', versionKey: false },
);

// Serves the sweep: is this file a picture of a value?
valueSchema.index({ 'image.file': 1 });
