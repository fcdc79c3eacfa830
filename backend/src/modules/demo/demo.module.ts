import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ContentListsModule } from '../base/content-lists';
import { ContentModule } from '../base/content.module';
import { DemoController } from './demo.controller';
import { DemoItemsService } from './demo-items.service';
import { DEMO_LOAD_MODEL, demoLoadSchema } from './demo-load.schema';
import { DemoLoader } from './demo-loader';
import { DemoService } from './demo.service';

/** The content of a workshop in Jeddah, for a site that has none yet. */
@Module({
  imports: [
    ContentModule,
    ContentListsModule,
    StorageModule,
    MongooseModule.forFeature([{ name: DEMO_LOAD_MODEL, schema: demoLoadSchema }]),
  ],
  controllers: [DemoController],
  providers: [DemoService, DemoLoader, DemoItemsService],
  exports: [DemoService, DemoItemsService],
})
export class DemoModule {}
