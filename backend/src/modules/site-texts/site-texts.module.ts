import { Module } from '@nestjs/common';
import { contentModule, type ContentResource } from '../base/content-store.module';
import { SITE_TEXTS_MODEL, siteTextsSchema } from './site-texts.schema';
import { SiteTextsController } from './site-texts.controller';
import { SiteTextsService } from './site-texts.service';

const resource: ContentResource = {
  kind: 'content',
  model: SITE_TEXTS_MODEL,
  schema: siteTextsSchema,
  service: SiteTextsService,
};

/** Texts of the contact and join pages (spec §3, §7). */
@Module(contentModule(resource, SiteTextsController))
export class SiteTextsModule {
  static readonly resource = resource;
}
