import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { VALUE_MODEL, valueSchema } from './value.schema';
import { ValuesController } from './values.controller';
import { ValuesRepository } from './values.repository';

/** The things we value, on the about page (spec §2, §3). */
@Module(contentModule(VALUE_MODEL, valueSchema, ValuesRepository, ValuesController))
export class ValuesModule {}
