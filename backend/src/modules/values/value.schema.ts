import { Schema, type Types } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';
import { type BilingualPicture, bilingualPictureSchema } from '../../storage/bilingual-picture';

export interface ValueDocument extends DocumentVersion {
  _id: Types.ObjectId;
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
    ...versionFields,
  },
  { collection: 'values', versionKey: false },
);

// Serves the sweep: is this file a picture of a value?
valueSchema.index({ 'image.file': 1 });
