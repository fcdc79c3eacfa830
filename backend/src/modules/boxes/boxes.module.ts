import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { BOX_MODEL, boxSchema } from './box.schema';
import { BoxesController } from './boxes.controller';
import { BoxesRepository } from './boxes.repository';

/** The numbered boxes of the home page (spec §3). */
@Module(contentModule(BOX_MODEL, boxSchema, BoxesRepository, BoxesController))
export class BoxesModule {}
