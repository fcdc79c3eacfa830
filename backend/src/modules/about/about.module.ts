import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { AboutController } from './about.controller';
import { AboutRepository } from './about.repository';
import { ABOUT_MODEL, aboutSchema } from './about.schema';

/** Headline and pictures of the about page (spec §3). */
@Module(contentModule(ABOUT_MODEL, aboutSchema, AboutRepository, AboutController))
export class AboutModule {}
