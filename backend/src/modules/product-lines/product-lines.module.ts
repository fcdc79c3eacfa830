import { Module } from '@nestjs/common';
import { contentModule, type ListResource } from '../base/content-store.module';
import { ProductLinesController } from './product-lines.controller';
import {
  PRODUCT_LINE_MODEL,
  productLineSchema,
  ProductLinesService,
} from './product-lines.service';

const resource: ListResource = {
  kind: 'product-lines',
  model: PRODUCT_LINE_MODEL,
  schema: productLineSchema,
  service: ProductLinesService,
};

/** The production lines, which are the categories of products (spec §3). */
@Module(contentModule(resource, ProductLinesController))
export class ProductLinesModule {
  static readonly resource = resource;
}
