import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentStoreModule } from '../base/content-store.module';
import { AboutController } from './about.controller';
import { AboutRepository } from './about.repository';
import { ABOUT_MODEL, aboutSchema } from './about.schema';

/** Headline and pictures of the about page (spec §3). */
@Module({
  imports: [
    ContentStoreModule,
    MongooseModule.forFeature([{ name: ABOUT_MODEL, schema: aboutSchema }]),
  ],
  controllers: [AboutController],
  providers: [AboutRepository],
  exports: [AboutRepository],
})
export class AboutModule {}
