import { Module } from '@nestjs/common';
import { contentModule, type ListResource } from '../base/content-store.module';
import { BOX_MODEL, boxSchema } from './box.schema';
import { BoxesController } from './boxes.controller';
import { BoxesService } from './boxes.service';

const resource: ListResource = {
  kind: 'content/boxes',
  model: BOX_MODEL,
  schema: boxSchema,
  service: BoxesService,
};

/** The numbered boxes of the home page (spec §3). */
@Module(contentModule(resource, BoxesController))
export class BoxesModule {
  static readonly resource = resource;
}
