import { Schema, type Types } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';

export interface BoxDocument extends DocumentVersion {
  _id: Types.ObjectId;
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
    ...versionFields,
  },
  { collection: 'boxes', versionKey: false },
);
