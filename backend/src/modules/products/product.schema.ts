import type { EntityTexts, Product, ProductFacts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { datedEntity, secondaryImages, TEXT_OR_EMPTY } from '../base/entity.schema';
import type { DatedDocument } from '../base/entity-document';
import type { WithSecondaryImages } from '../base/secondary-images';

/** Facts and secondary pictures are absent where they were never given. */
export type ProductDocument = DatedDocument &
  WithSecondaryImages &
  Omit<EntityTexts<Product>, keyof ProductFacts> &
  Partial<ProductFacts>;

export const PRODUCT_MODEL = 'Product';

export const productSchema = new Schema<ProductDocument>(
  {
    name: TEXT_OR_EMPTY,
    arName: TEXT_OR_EMPTY,
    category: TEXT_OR_EMPTY,
    arCategory: TEXT_OR_EMPTY,
    wood: String,
    arWood: String,
    size: String,
    arSize: String,
    leadTime: String,
    arLeadTime: String,
  },
  { collection: 'products', versionKey: false },
)
  .plugin(datedEntity)
  .plugin(secondaryImages);

// Serves the renames of production lines.
productSchema.index({ state: 1, category: 1 });
