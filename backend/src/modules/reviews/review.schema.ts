import type { EntityTexts, Review } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { datedEntity, TEXT_OR_EMPTY } from '../base/entity.schema';
import type { DatedDocument } from '../base/entity-document';

export type ReviewDocument = DatedDocument & EntityTexts<Review>;

export const REVIEW_MODEL = 'Review';

export const reviewSchema = new Schema<ReviewDocument>(
  {
    title: TEXT_OR_EMPTY,
    arTitle: TEXT_OR_EMPTY,
    name: TEXT_OR_EMPTY,
    arName: TEXT_OR_EMPTY,
    description: TEXT_OR_EMPTY,
    arDescription: TEXT_OR_EMPTY,
  },
  { collection: 'reviews', versionKey: false },
).plugin(datedEntity);
