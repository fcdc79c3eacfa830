import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { SiteSettingsController } from './site-settings.controller';
import { SiteSettingsRepository } from './site-settings.repository';
import { SITE_SETTINGS_MODEL, siteSettingsSchema } from './site-settings.schema';

/** Company data that all pages of the site share; beyond the specification. */
@Module(
  contentModule(
    SITE_SETTINGS_MODEL,
    siteSettingsSchema,
    SiteSettingsRepository,
    SiteSettingsController,
  ),
)
export class SiteSettingsModule {}
