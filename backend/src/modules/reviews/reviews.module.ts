import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { RevisionsStoreModule } from '../revisions/revisions-store.module';
import { REVIEW_MODEL, reviewSchema } from './review.schema';
import { ReviewsController } from './reviews.controller';
import { ReviewsRepository } from './reviews.repository';

/** What clients say (spec §2, §3). */
@Module({
  imports: [
    ActivityStoreModule,
    RevisionsStoreModule,
    StorageModule,
    MongooseModule.forFeature([{ name: REVIEW_MODEL, schema: reviewSchema }]),
  ],
  controllers: [ReviewsController],
  providers: [ReviewsRepository],
  exports: [ReviewsRepository],
})
export class ReviewsModule {}
