import { Schema } from 'mongoose';
import { versionFields } from '../../database/document-version';
import { type DraftPicture, draftPictureSchema } from '../../storage/bilingual-picture';
import type { EntityDocument } from '../base/entity-document';
import { stateFields, TRASH_INDEX } from '../base/state.schema';

export interface ReviewDocument extends EntityDocument {
  title: string;
  arTitle: string;
  /** The reviewer's. */
  name: string;
  arName: string;
  description: string;
  arDescription: string;
  /** Drafts may have none. */
  createdAt?: Date;
  image: DraftPicture;
}

export const REVIEW_MODEL = 'Review';

/** '' in drafts. */
const text = { type: String, default: '' } as const;

export const reviewSchema = new Schema<ReviewDocument>(
  {
    title: text,
    arTitle: text,
    name: text,
    arName: text,
    description: text,
    arDescription: text,
    createdAt: Date,
    image: { type: draftPictureSchema, default: {} },
    ...stateFields,
    ...versionFields,
  },
  { collection: 'reviews', versionKey: false },
);

// Serves the list, newest first; the id decides between reviews of the same moment.
reviewSchema.index({ state: 1, createdAt: -1, _id: -1 });
// Serves the drafts, last saved first.
reviewSchema.index({ state: 1, updatedAt: -1, _id: -1 });
// Serves the sweep: is this file a picture of a review?
reviewSchema.index({ 'image.file': 1 });
// Serves the trash.
reviewSchema.index(TRASH_INDEX);
