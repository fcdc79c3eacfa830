import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { ListsModule } from '../lists/lists.module';
import { StorageModule } from '../../storage/storage.module';
import { RevisionsStoreModule } from '../revisions/revisions-store.module';
import { PARTNER_MODEL, partnerSchema } from './partner.schema';
import { PartnersController } from './partners.controller';
import { PartnersRepository } from './partners.repository';

/** The companies whose logos slide by on the home page (spec §2, §3). */
@Module({
  imports: [
    ActivityStoreModule,
    RevisionsStoreModule,
    StorageModule,
    ListsModule,
    MongooseModule.forFeature([{ name: PARTNER_MODEL, schema: partnerSchema }]),
  ],
  controllers: [PartnersController],
  providers: [PartnersRepository],
  exports: [PartnersRepository],
})
export class PartnersModule {}
