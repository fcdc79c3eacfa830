import { Module, type ModuleMetadata, type Type } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { AccountModule } from '../auth/account.module';
import { LIST_MODEL, listSchema } from '../lists/list.schema';
import { ListOrders } from '../lists/list-orders.repository';
import { REVISION_MODEL, revisionSchema } from '../revisions/revision.schema';
import { PreviousVersionsRepository } from '../revisions/previous-versions.repository';
import type { ContentResource } from './content-resource';

/** The shared stores of all repositories of entities and sections. */
@Module({
  imports: [
    AccountModule,
    ActivityStoreModule,
    StorageModule,
    MongooseModule.forFeature([
      { name: LIST_MODEL, schema: listSchema },
      { name: REVISION_MODEL, schema: revisionSchema },
    ]),
  ],
  providers: [ListOrders, PreviousVersionsRepository],
  exports: [
    AccountModule,
    ActivityStoreModule,
    StorageModule,
    ListOrders,
    PreviousVersionsRepository,
  ],
})
export class ContentStoreModule {}

/** Metadata of the module of one resource. */
export const contentModule = (
  { model: name, schema, repository }: ContentResource,
  ...controllers: Type<object>[]
): ModuleMetadata => ({
  imports: [ContentStoreModule, MongooseModule.forFeature([{ name, schema }])],
  controllers,
  providers: [repository],
  exports: [repository],
});
