import { Module } from '@nestjs/common';
import { AboutModule } from '../about/about.module';
import { AccountModule } from '../auth/account.module';
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
import { RevisionsController } from './revisions.controller';
import { RevisionsService } from './revisions.service';

/** Lists and restores previous versions of all that is edited. */
@Module({
  imports: [
    AccountModule,
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
  ],
  controllers: [RevisionsController],
  providers: [RevisionsService],
})
export class RevisionsModule {}
