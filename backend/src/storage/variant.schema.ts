import { Schema, type Types } from 'mongoose';
import type { VariantKey } from '../images/encodings';
import type { GridFile } from './grid-fs';

/** Which picture a variant shows, and in which form. */
export interface VariantMetadata extends VariantKey {
  of: Types.ObjectId;
}

export const VARIANT_MODEL = 'Variant';
export const VARIANTS_BUCKET = 'variants';

/** GridFS writes these documents; the model reads them, and creates their indexes. */
export const variantSchema = new Schema<GridFile<VariantMetadata>>(
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
