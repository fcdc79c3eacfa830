import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { SiteSettingsController } from './site-settings.controller';
import { SiteSettingsRepository } from './site-settings.repository';
import { SITE_SETTINGS_MODEL, siteSettingsSchema } from './site-settings.schema';

/** What the site says about the company beside its pages; beyond the specification. */
@Module(
  contentModule(
    SITE_SETTINGS_MODEL,
    siteSettingsSchema,
    SiteSettingsRepository,
    SiteSettingsController,
  ),
)
export class SiteSettingsModule {}
