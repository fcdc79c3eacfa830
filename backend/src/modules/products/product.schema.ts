import type { EntityTexts, Product } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { datedEntity, TEXT_OR_EMPTY } from '../base/entity.schema';
import type { DatedDocument } from '../base/entity-document';

export type ProductDocument = DatedDocument & EntityTexts<Product>;

export const PRODUCT_MODEL = 'Product';

export const productSchema = new Schema<ProductDocument>(
  {
    name: TEXT_OR_EMPTY,
    arName: TEXT_OR_EMPTY,
    category: TEXT_OR_EMPTY,
    arCategory: TEXT_OR_EMPTY,
  },
  { collection: 'products', versionKey: false },
).plugin(datedEntity);

// Serves the renames of production lines.
productSchema.index({ state: 1, category: 1 });
