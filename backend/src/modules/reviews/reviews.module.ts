import { Module } from '@nestjs/common';
import { contentModule, type ListResource } from '../base/content-store.module';
import { REVIEW_MODEL, reviewSchema } from './review.schema';
import { ReviewsController } from './reviews.controller';
import { ReviewsService } from './reviews.service';

const resource: ListResource = {
  kind: 'reviews',
  model: REVIEW_MODEL,
  schema: reviewSchema,
  service: ReviewsService,
};

/** Reviews of clients (spec §2, §3). */
@Module(contentModule(resource, ReviewsController))
export class ReviewsModule {
  static readonly resource = resource;
}
