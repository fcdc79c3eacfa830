import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LIST_MODEL, listSchema } from './list.schema';
import { ListOrders } from './list-orders.repository';

/** The orders that the owner gives to lists (content model §6). */
@Module({
  imports: [MongooseModule.forFeature([{ name: LIST_MODEL, schema: listSchema }])],
  providers: [ListOrders],
  exports: [ListOrders],
})
export class ListsModule {}
