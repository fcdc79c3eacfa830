import { Module } from '@nestjs/common';
import { contentModule, type ListResource } from '../base/content-store.module';
import { BOX_MODEL, boxSchema } from './box.schema';
import { BoxesController } from './boxes.controller';
import { BoxesRepository } from './boxes.repository';

const resource: ListResource = {
  kind: 'content/boxes',
  model: BOX_MODEL,
  schema: boxSchema,
  repository: BoxesRepository,
};

/** The numbered boxes of the home page (spec §3). */
@Module(contentModule(resource, BoxesController))
export class BoxesModule {
  static readonly resource = resource;
}
