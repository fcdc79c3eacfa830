import { Module } from '@nestjs/common';
import { contentModule, type ListResource } from '../base/content-store.module';
import { VALUE_MODEL, valueSchema } from './value.schema';
import { ValuesController } from './values.controller';
import { ValuesService } from './values.service';

const resource: ListResource = {
  kind: 'content/values',
  model: VALUE_MODEL,
  schema: valueSchema,
  service: ValuesService,
};

/** Values of the about page (spec §2, §3). */
@Module(contentModule(resource, ValuesController))
export class ValuesModule {
  static readonly resource = resource;
}
