import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { REVIEW_MODEL, reviewSchema } from './review.schema';
import { ReviewsController } from './reviews.controller';
import { ReviewsRepository } from './reviews.repository';

/** What clients say (spec §2, §3). */
@Module(contentModule(REVIEW_MODEL, reviewSchema, ReviewsRepository, ReviewsController))
export class ReviewsModule {}
