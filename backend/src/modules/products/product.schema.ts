import type { EntityTexts, Product, ProductFacts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { bilingual, datedEntity, secondaryImages, TEXT_OR_EMPTY } from '../base/entity.schema';
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
    ...bilingual(TEXT_OR_EMPTY, 'name', 'category'),
    ...bilingual(String, 'wood', 'size', 'leadTime'),
  },
  { collection: 'products', versionKey: false },
)
  .plugin(datedEntity)
  .plugin(secondaryImages);

// Serves the renames of production lines.
productSchema.index({ state: 1, category: 1 });
