import type { EntityTexts, Review } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { bilingual, datedEntity, TEXT_OR_EMPTY } from '../base/entity.schema';
import type { DatedDocument } from '../base/entity-document';
import { NEWEST_FIRST } from '../base/state.schema';

export interface ReviewDocument extends DatedDocument, Omit<EntityTexts<Review>, 'project'> {
  /** Id of a project; '' or absent: none. It stays when the project is deleted. */
  project?: string;
}

export const REVIEW_MODEL = 'Review';

export const reviewSchema = new Schema<ReviewDocument>(
  {
    ...bilingual(TEXT_OR_EMPTY, 'title', 'name', 'description'),
    project: String,
  },
  { collection: 'reviews', versionKey: false },
).plugin(datedEntity);

// Serves the reviews of a project.
reviewSchema.index({ state: 1, project: 1, ...NEWEST_FIRST });
