import type { EntityTexts, Product } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { datedEntity, DRAFT_TEXT } from '../base/entity.schema';
import type { DatedDocument } from '../base/entity-document';

export type ProductDocument = DatedDocument & EntityTexts<Product>;

export const PRODUCT_MODEL = 'Product';

export const productSchema = new Schema<ProductDocument>(
  { name: DRAFT_TEXT, arName: DRAFT_TEXT, category: DRAFT_TEXT, arCategory: DRAFT_TEXT },
  { collection: 'products', versionKey: false },
).plugin(datedEntity);
