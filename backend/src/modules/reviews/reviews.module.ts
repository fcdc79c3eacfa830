import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { contentModule, type ListResource } from '../base/content-store.module';
import { PROJECT_MODEL, projectSchema } from '../projects/project.schema';
import { REVIEW_MODEL, reviewSchema } from './review.schema';
import { ReviewsController } from './reviews.controller';
import { ReviewsService } from './reviews.service';

const resource: ListResource = {
  kind: 'reviews',
  model: REVIEW_MODEL,
  schema: reviewSchema,
  service: ReviewsService,
  uses: [MongooseModule.forFeature([{ name: PROJECT_MODEL, schema: projectSchema }])],
};

/** Reviews of clients (spec §2, §3), some of them of a project. */
@Module(contentModule(resource, ReviewsController))
export class ReviewsModule {
  static readonly resource = resource;
}
