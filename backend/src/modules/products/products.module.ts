import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { RevisionsStoreModule } from '../revisions/revisions-store.module';
import { PRODUCT_MODEL, productSchema } from './product.schema';
import { ProductsController } from './products.controller';
import { ProductsRepository } from './products.repository';

/** The production lines (spec §2, §3). */
@Module({
  imports: [
    ActivityStoreModule,
    RevisionsStoreModule,
    StorageModule,
    MongooseModule.forFeature([{ name: PRODUCT_MODEL, schema: productSchema }]),
  ],
  controllers: [ProductsController],
  providers: [ProductsRepository],
  exports: [ProductsRepository],
})
export class ProductsModule {}
