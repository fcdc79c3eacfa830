import { Module } from '@nestjs/common';
import { contentModule, type ListResource } from '../base/content-store.module';
import { PARTNER_MODEL, partnerSchema } from './partner.schema';
import { PartnersController } from './partners.controller';
import { PartnersService } from './partners.service';

const resource: ListResource = {
  kind: 'partners',
  model: PARTNER_MODEL,
  schema: partnerSchema,
  service: PartnersService,
};

/** Partners, whose logos are on the home page (spec §2, §3). */
@Module(contentModule(resource, PartnersController))
export class PartnersModule {
  static readonly resource = resource;
}
