import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentStoreModule } from '../base/content-store.module';
import { SiteSettingsController } from './site-settings.controller';
import { SiteSettingsRepository } from './site-settings.repository';
import { SITE_SETTINGS_MODEL, siteSettingsSchema } from './site-settings.schema';

/** What the site says about the company beside its pages; beyond the specification. */
@Module({
  imports: [
    ContentStoreModule,
    MongooseModule.forFeature([{ name: SITE_SETTINGS_MODEL, schema: siteSettingsSchema }]),
  ],
  controllers: [SiteSettingsController],
  providers: [SiteSettingsRepository],
  exports: [SiteSettingsRepository],
})
export class SiteSettingsModule {}
