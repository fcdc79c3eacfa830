import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentStoreModule } from '../base/content-store.module';
import { HomeContentController } from './home-content.controller';
import { HomeContentRepository } from './home-content.repository';
import { HOME_CONTENT_MODEL, homeContentSchema } from './home-content.schema';

/** Texts and pictures of the home page (spec §3). */
@Module({
  imports: [
    ContentStoreModule,
    MongooseModule.forFeature([{ name: HOME_CONTENT_MODEL, schema: homeContentSchema }]),
  ],
  controllers: [HomeContentController],
  providers: [HomeContentRepository],
  exports: [HomeContentRepository],
})
export class HomeContentModule {}
