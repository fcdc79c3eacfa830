import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { PRODUCT_MODEL, productSchema } from './product.schema';
import { ProductsController } from './products.controller';
import { ProductsRepository } from './products.repository';

/** The production lines (spec §2, §3). */
@Module(contentModule(PRODUCT_MODEL, productSchema, ProductsRepository, ProductsController))
export class ProductsModule {}
