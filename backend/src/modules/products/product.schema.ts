import { Schema, type Types } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';
import { type BilingualPicture, bilingualPictureSchema } from '../../storage/bilingual-picture';

export interface ProductDocument extends DocumentVersion {
  _id: Types.ObjectId;
  name: string;
  arName: string;
  category: string;
  arCategory: string;
  createdAt: Date;
  image: BilingualPicture;
}

export const PRODUCT_MODEL = 'Product';

const text = { type: String, required: true } as const;

export const productSchema = new Schema<ProductDocument>(
  {
    name: text,
    arName: text,
    category: text,
    arCategory: text,
    createdAt: { type: Date, default: () => new Date() },
    image: { type: bilingualPictureSchema, required: true },
    ...versionFields,
  },
  { collection: 'products', versionKey: false },
);

// Serves the list, newest first; the id decides between products of the same moment.
productSchema.index({ createdAt: -1, _id: -1 });
// Serves the sweep: is this file a picture of a product?
productSchema.index({ 'image.file': 1 });
