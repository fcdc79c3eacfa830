import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentStoreModule } from '../base/content-store.module';
import { BOX_MODEL, boxSchema } from './box.schema';
import { BoxesController } from './boxes.controller';
import { BoxesRepository } from './boxes.repository';

/** The numbered boxes of the home page (spec §3). */
@Module({
  imports: [
    ContentStoreModule,
    MongooseModule.forFeature([{ name: BOX_MODEL, schema: boxSchema }]),
  ],
  controllers: [BoxesController],
  providers: [BoxesRepository],
  exports: [BoxesRepository],
})
export class BoxesModule {}
