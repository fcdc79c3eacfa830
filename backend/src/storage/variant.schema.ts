import { Schema, type Types } from 'mongoose';
import type { VariantKey } from '../images/encodings';

/** Which picture a variant shows, and in which form. */
export interface VariantMetadata extends VariantKey {
  of: Types.ObjectId;
}

/** A variant as GridFS keeps it. */
export interface VariantDocument {
  _id: Types.ObjectId;
  filename: string;
  length: number;
  metadata: VariantMetadata;
}

export const VARIANT_MODEL = 'Variant';
export const VARIANTS_BUCKET = 'variants';

/** GridFS writes these documents; the model is here to read them, and for their index. */
export const variantSchema = new Schema<VariantDocument>(
  {
    filename: String,
    length: Number,
    metadata: { of: Schema.Types.ObjectId, width: Number, encoding: String },
  },
  { collection: `${VARIANTS_BUCKET}.files`, versionKey: false },
);

// Serves a request for a picture, its removal, and keeps two processes from storing one twice.
variantSchema.index(
  { 'metadata.of': 1, 'metadata.width': 1, 'metadata.encoding': 1 },
  { unique: true },
);
// GridFS creates this index with the first file.
variantSchema.index({ filename: 1, uploadDate: 1 });
