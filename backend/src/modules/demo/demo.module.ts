import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { AboutModule } from '../about/about.module';
import { BoxesModule } from '../boxes/boxes.module';
import { HomeContentModule } from '../home-content/home-content.module';
import { PartnersModule } from '../partners/partners.module';
import { ProductsModule } from '../products/products.module';
import { ProjectsModule } from '../projects/projects.module';
import { QuestionsModule } from '../questions/questions.module';
import { ReviewsModule } from '../reviews/reviews.module';
import { SiteSettingsModule } from '../site-settings/site-settings.module';
import { SiteTextsModule } from '../site-texts/site-texts.module';
import { ValuesModule } from '../values/values.module';
import { DEMO_LOAD_MODEL, demoLoadSchema } from './demo-load.schema';
import { DemoAtStart } from './demo-at-start';
import { DemoLoader } from './demo-loader';
import { DemoRepository } from './demo.repository';
import { DemoService } from './demo.service';

/** The content of a workshop in Jeddah, for a site that has none yet. */
@Module({
  imports: [
    StorageModule,
    ProjectsModule,
    ProductsModule,
    ReviewsModule,
    PartnersModule,
    ValuesModule,
    QuestionsModule,
    BoxesModule,
    HomeContentModule,
    AboutModule,
    SiteTextsModule,
    SiteSettingsModule,
    MongooseModule.forFeature([{ name: DEMO_LOAD_MODEL, schema: demoLoadSchema }]),
  ],
  providers: [DemoService, DemoLoader, DemoRepository],
  exports: [DemoService],
})
export class DemoModule {}

/** Loads the demo at the start of the API; the command that resets it does without. */
@Module({ imports: [DemoModule], providers: [DemoAtStart] })
export class DemoAtStartModule {}
