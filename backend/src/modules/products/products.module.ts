import { Module } from '@nestjs/common';
import { contentModule, type ListResource } from '../base/content-store.module';
import { ProductLinesModule } from '../product-lines/product-lines.module';
import { PRODUCT_MODEL, productSchema } from './product.schema';
import { ProductsController } from './products.controller';
import { ProductsService } from './products.service';

const resource: ListResource = {
  kind: 'products',
  model: PRODUCT_MODEL,
  schema: productSchema,
  service: ProductsService,
  uses: [ProductLinesModule],
};

/** The production lines (spec §2, §3). */
@Module(contentModule(resource, ProductsController))
export class ProductsModule {
  static readonly resource = resource;
}
