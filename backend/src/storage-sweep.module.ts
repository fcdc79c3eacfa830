import { Module } from '@nestjs/common';
import { AboutModule } from './modules/about/about.module';
import { AccountModule } from './modules/auth/account.module';
import { HomeContentModule } from './modules/home-content/home-content.module';
import { JobsModule } from './modules/jobs/jobs.module';
import { PartnersModule } from './modules/partners/partners.module';
import { ProductsModule } from './modules/products/products.module';
import { ProjectsModule } from './modules/projects/projects.module';
import { ReviewsModule } from './modules/reviews/reviews.module';
import { ValuesModule } from './modules/values/values.module';
import { StorageModule } from './storage/storage.module';

/** Every module that refers to files: of one that lacked here, no file would ever be removed. */
@Module({
  imports: [
    StorageModule,
    AccountModule,
    ProjectsModule,
    ProductsModule,
    ReviewsModule,
    PartnersModule,
    JobsModule,
    HomeContentModule,
    AboutModule,
    ValuesModule,
  ],
})
export class SweepModule {}
