import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { RevisionsStoreModule } from '../revisions/revisions-store.module';
import { HomeContentController } from './home-content.controller';
import { HomeContentRepository } from './home-content.repository';
import { HOME_CONTENT_MODEL, homeContentSchema } from './home-content.schema';

/** Texts and pictures of the home page (spec §3). */
@Module({
  imports: [
    ActivityStoreModule,
    RevisionsStoreModule,
    StorageModule,
    MongooseModule.forFeature([{ name: HOME_CONTENT_MODEL, schema: homeContentSchema }]),
  ],
  controllers: [HomeContentController],
  providers: [HomeContentRepository],
  exports: [HomeContentRepository],
})
export class HomeContentModule {}
