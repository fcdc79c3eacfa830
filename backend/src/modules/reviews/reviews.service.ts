import type { Review } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { toDatedEntity } from '../base/entity-document';
import { EntityService } from '../base/entity.service';
import { NEWEST_FIRST } from '../base/state.schema';
import { REVIEW_MODEL, type ReviewDocument } from './review.schema';
import { CreateReviewDto } from './reviews.dto';

@Injectable()
export class ReviewsService extends EntityService<ReviewDocument, Review, CreateReviewDto> {
  constructor(@InjectModel(REVIEW_MODEL) reviews: Model<ReviewDocument>) {
    super(reviews, {
      kind: 'reviews',
      namesOf: ({ title, arTitle }) => ({ name: title, arName: arTitle }),
      publishedForm: CreateReviewDto,
      notFound: notFoundError('review', 'This review does not exist.', 'هذا الرأي غير موجود.'),
      sort: NEWEST_FIRST,
    });
  }

  protected toEntity(document: ReviewDocument): Review {
    return toDatedEntity(document);
  }
}
