import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentStoreModule } from '../base/content-store.module';
import { VALUE_MODEL, valueSchema } from './value.schema';
import { ValuesController } from './values.controller';
import { ValuesRepository } from './values.repository';

/** The things we value, on the about page (spec §2, §3). */
@Module({
  imports: [
    ContentStoreModule,
    MongooseModule.forFeature([{ name: VALUE_MODEL, schema: valueSchema }]),
  ],
  controllers: [ValuesController],
  providers: [ValuesRepository],
  exports: [ValuesRepository],
})
export class ValuesModule {}
