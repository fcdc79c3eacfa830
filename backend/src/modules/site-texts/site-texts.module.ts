import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { SITE_TEXTS_MODEL, siteTextsSchema } from './site-texts.schema';
import { SiteTextsController } from './site-texts.controller';
import { SiteTextsRepository } from './site-texts.repository';

/** Texts of the contact and join pages (spec §3, §7). */
@Module(contentModule(SITE_TEXTS_MODEL, siteTextsSchema, SiteTextsRepository, SiteTextsController))
export class SiteTextsModule {}
