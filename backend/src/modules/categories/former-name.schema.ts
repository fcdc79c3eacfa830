import { Schema, type Types } from 'mongoose';
import { REQUIRED_TEXT } from '../base/entity.schema';

/** Labels that a category no longer has: addresses with them stay valid. */
export interface FormerNameDocument {
  /** kind/name/arName */
  _id: string;
  /** The list of the category, such as `product-lines`. */
  kind: string;
  name: string;
  arName: string;
  /** The category that they lead to. */
  category: Types.ObjectId;
}

export const FORMER_NAME_MODEL = 'FormerName';

export const formerNameSchema = new Schema<FormerNameDocument>(
  {
    _id: String,
    kind: REQUIRED_TEXT,
    name: REQUIRED_TEXT,
    arName: REQUIRED_TEXT,
    category: { type: Schema.Types.ObjectId, required: true },
  },
  { collection: 'former_names', versionKey: false },
);

// Serves the former names of a list.
formerNameSchema.index({ kind: 1 });
