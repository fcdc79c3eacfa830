import { Schema } from 'mongoose';
import { versionFields } from '../../database/document-version';
import { type DraftPicture, draftPictureSchema } from '../../storage/bilingual-picture';
import type { EntityDocument } from '../base/entity-document';
import { stateFields, TRASH_INDEX } from '../base/state.schema';

export interface ProductDocument extends EntityDocument {
  name: string;
  arName: string;
  category: string;
  arCategory: string;
  /** Drafts may have none. */
  createdAt?: Date;
  image: DraftPicture;
}

export const PRODUCT_MODEL = 'Product';

/** '' in drafts. */
const text = { type: String, default: '' } as const;

export const productSchema = new Schema<ProductDocument>(
  {
    name: text,
    arName: text,
    category: text,
    arCategory: text,
    createdAt: Date,
    image: { type: draftPictureSchema, default: {} },
    ...stateFields,
    ...versionFields,
  },
  { collection: 'products', versionKey: false },
);

// Serves the list, newest first; the id decides between products of the same moment.
productSchema.index({ state: 1, createdAt: -1, _id: -1 });
// Serves the drafts, last saved first.
productSchema.index({ state: 1, updatedAt: -1, _id: -1 });
// Serves the sweep: is this file a picture of a product?
productSchema.index({ 'image.file': 1 });
// Serves the trash.
productSchema.index(TRASH_INDEX);
