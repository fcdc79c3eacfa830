import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentStoreModule } from '../base/content-store.module';
import { PRODUCT_MODEL, productSchema } from './product.schema';
import { ProductsController } from './products.controller';
import { ProductsRepository } from './products.repository';

/** The production lines (spec §2, §3). */
@Module({
  imports: [
    ContentStoreModule,
    MongooseModule.forFeature([{ name: PRODUCT_MODEL, schema: productSchema }]),
  ],
  controllers: [ProductsController],
  providers: [ProductsRepository],
  exports: [ProductsRepository],
})
export class ProductsModule {}
