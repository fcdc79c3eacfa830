import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentStoreModule } from '../base/content-store.module';
import { PARTNER_MODEL, partnerSchema } from './partner.schema';
import { PartnersController } from './partners.controller';
import { PartnersRepository } from './partners.repository';

/** The companies whose logos slide by on the home page (spec §2, §3). */
@Module({
  imports: [
    ContentStoreModule,
    MongooseModule.forFeature([{ name: PARTNER_MODEL, schema: partnerSchema }]),
  ],
  controllers: [PartnersController],
  providers: [PartnersRepository],
  exports: [PartnersRepository],
})
export class PartnersModule {}
