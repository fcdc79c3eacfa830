import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { ListsModule } from '../lists/lists.module';
import { RevisionsStoreModule } from '../revisions/revisions-store.module';
import { BOX_MODEL, boxSchema } from './box.schema';
import { BoxesController } from './boxes.controller';
import { BoxesRepository } from './boxes.repository';

/** The numbered boxes of the home page (spec §3). */
@Module({
  imports: [
    ActivityStoreModule,
    StorageModule,
    RevisionsStoreModule,
    ListsModule,
    MongooseModule.forFeature([{ name: BOX_MODEL, schema: boxSchema }]),
  ],
  controllers: [BoxesController],
  providers: [BoxesRepository],
  exports: [BoxesRepository],
})
export class BoxesModule {}
