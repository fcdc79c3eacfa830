import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { ListsModule } from '../lists/lists.module';
import { StorageModule } from '../../storage/storage.module';
import { RevisionsStoreModule } from '../revisions/revisions-store.module';
import { VALUE_MODEL, valueSchema } from './value.schema';
import { ValuesController } from './values.controller';
import { ValuesRepository } from './values.repository';

/** The things we value, on the about page (spec §2, §3). */
@Module({
  imports: [
    ActivityStoreModule,
    RevisionsStoreModule,
    StorageModule,
    ListsModule,
    MongooseModule.forFeature([{ name: VALUE_MODEL, schema: valueSchema }]),
  ],
  controllers: [ValuesController],
  providers: [ValuesRepository],
  exports: [ValuesRepository],
})
export class ValuesModule {}
