import { Module } from '@nestjs/common';
import { AboutModule } from '../about/about.module';
import { BoxesModule } from '../boxes/boxes.module';
import { HomeContentModule } from '../home-content/home-content.module';
import { PageMetadataModule } from '../page-metadata/page-metadata.module';
import { PartnersModule } from '../partners/partners.module';
import { ProductLinesModule } from '../product-lines/product-lines.module';
import { ProductsModule } from '../products/products.module';
import { ProjectCategoriesModule } from '../project-categories/project-categories.module';
import { ProjectsModule } from '../projects/projects.module';
import { QuestionsModule } from '../questions/questions.module';
import { ReviewsModule } from '../reviews/reviews.module';
import { SiteSettingsModule } from '../site-settings/site-settings.module';
import { SiteTextsModule } from '../site-texts/site-texts.module';
import { ValuesModule } from '../values/values.module';
import type { ContentResource, ListResource } from './content-store.module';

const LISTS = [
  ProjectsModule,
  ProductsModule,
  ReviewsModule,
  PartnersModule,
  ValuesModule,
  QuestionsModule,
  BoxesModule,
  ProjectCategoriesModule,
  ProductLinesModule,
];
const SECTIONS = [
  HomeContentModule,
  AboutModule,
  SiteTextsModule,
  SiteSettingsModule,
  PageMetadataModule,
];
const MODULES = [...LISTS, ...SECTIONS];

/** Every list that the owner edits: the trash, the demo and the sweep work on these. */
export const LIST_RESOURCES: readonly ListResource[] = LISTS.map(({ resource }) => resource);

/** The same with the sections, of which there is one each. */
export const CONTENT_RESOURCES: readonly ContentResource[] = MODULES.map(
  ({ resource }) => resource,
);

/** All that the owner edits. */
@Module({ imports: MODULES, exports: MODULES })
export class ContentModule {}
