import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { HomeContentController } from './home-content.controller';
import { HomeContentRepository } from './home-content.repository';
import { HOME_CONTENT_MODEL, homeContentSchema } from './home-content.schema';

/** Texts and pictures of the home page (spec §3). */
@Module(
  contentModule(
    HOME_CONTENT_MODEL,
    homeContentSchema,
    HomeContentRepository,
    HomeContentController,
  ),
)
export class HomeContentModule {}
