import { Schema, type Types } from 'mongoose';

export interface BoxDocument {
  _id: Types.ObjectId;
  boxTitle: string;
  arBoxTitle: string;
  boxText: string;
  arBoxText: string;
}

export const BOX_MODEL = 'Box';

const text = { type: String, required: true } as const;

// The list, in the order of creation, is served by the index that every collection has on `_id`.
export const boxSchema = new Schema<BoxDocument>(
  { boxTitle: text, arBoxTitle: text, boxText: text, arBoxText: text },
  { collection: 'boxes', versionKey: false },
);
