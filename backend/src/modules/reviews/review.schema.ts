import type { EntityTexts, Review } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { datedEntity, DRAFT_TEXT } from '../base/entity.schema';
import type { DatedDocument } from '../base/entity-document';

export type ReviewDocument = DatedDocument & EntityTexts<Review>;

export const REVIEW_MODEL = 'Review';

export const reviewSchema = new Schema<ReviewDocument>(
  {
    title: DRAFT_TEXT,
    arTitle: DRAFT_TEXT,
    name: DRAFT_TEXT,
    arName: DRAFT_TEXT,
    description: DRAFT_TEXT,
    arDescription: DRAFT_TEXT,
  },
  { collection: 'reviews', versionKey: false },
).plugin(datedEntity);
