import { Module } from '@nestjs/common';
import { contentModule, type ContentResource } from '../base/content-store.module';
import { AboutController } from './about.controller';
import { AboutService } from './about.service';
import { ABOUT_MODEL, aboutSchema } from './about.schema';

const resource: ContentResource = {
  kind: 'content/about',
  model: ABOUT_MODEL,
  schema: aboutSchema,
  service: AboutService,
};

/** Headline and pictures of the about page (spec §3). */
@Module(contentModule(resource, AboutController))
export class AboutModule {
  static readonly resource = resource;
}
