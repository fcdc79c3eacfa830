import { Module } from '@nestjs/common';
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

const MODULES = [
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
];

/** All that the owner edits. */
@Module({ imports: MODULES, exports: MODULES })
export class ContentModule {}
