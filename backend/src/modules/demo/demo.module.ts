import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ContentModule } from '../base/content.module';
import { DEMO_LOAD_MODEL, demoLoadSchema } from './demo-load.schema';
import { DemoLoader } from './demo-loader';
import { DemoService } from './demo.service';

/** The content of a workshop in Jeddah, for a site that has none yet. */
@Module({
  imports: [
    ContentModule,
    StorageModule,
    MongooseModule.forFeature([{ name: DEMO_LOAD_MODEL, schema: demoLoadSchema }]),
  ],
  providers: [DemoService, DemoLoader],
  exports: [DemoService],
})
export class DemoModule {}
