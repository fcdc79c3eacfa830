import { Module } from '@nestjs/common';
import { contentModule, type ContentResource } from '../base/content-store.module';
import { HomeContentController } from './home-content.controller';
import { HomeContentService } from './home-content.service';
import { HOME_CONTENT_MODEL, homeContentSchema } from './home-content.schema';

const resource: ContentResource = {
  kind: 'content/home',
  model: HOME_CONTENT_MODEL,
  schema: homeContentSchema,
  service: HomeContentService,
};

/** Texts and pictures of the home page (spec §3). */
@Module(contentModule(resource, HomeContentController))
export class HomeContentModule {
  static readonly resource = resource;
}
