import { Module } from '@nestjs/common';
import { contentModule, type ContentResource } from '../base/content-store.module';
import { SiteSettingsController } from './site-settings.controller';
import { SiteSettingsService } from './site-settings.service';
import { SITE_SETTINGS_MODEL, siteSettingsSchema } from './site-settings.schema';

const resource: ContentResource = {
  kind: 'site-settings',
  model: SITE_SETTINGS_MODEL,
  schema: siteSettingsSchema,
  service: SiteSettingsService,
};

/** Company data that all pages of the site share; beyond the specification. */
@Module(contentModule(resource, SiteSettingsController))
export class SiteSettingsModule {
  static readonly resource = resource;
}
