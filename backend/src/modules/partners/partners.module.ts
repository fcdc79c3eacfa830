import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { PARTNER_MODEL, partnerSchema } from './partner.schema';
import { PartnersController } from './partners.controller';
import { PartnersRepository } from './partners.repository';

/** The companies whose logos slide by on the home page (spec §2, §3). */
@Module(contentModule(PARTNER_MODEL, partnerSchema, PartnersRepository, PartnersController))
export class PartnersModule {}
