import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentStoreModule } from '../base/content-store.module';
import { REVIEW_MODEL, reviewSchema } from './review.schema';
import { ReviewsController } from './reviews.controller';
import { ReviewsRepository } from './reviews.repository';

/** What clients say (spec §2, §3). */
@Module({
  imports: [
    ContentStoreModule,
    MongooseModule.forFeature([{ name: REVIEW_MODEL, schema: reviewSchema }]),
  ],
  controllers: [ReviewsController],
  providers: [ReviewsRepository],
  exports: [ReviewsRepository],
})
export class ReviewsModule {}
