import type { Review } from '@manjara/contracts';
import { pictureBody, type PictureValues } from '../../../lib/entity-form';
import { storedPicture } from '../../../lib/pictures';

/** What the form holds; `name` is the reviewer's. */
export interface ReviewValues extends PictureValues {
  title: string;
  arTitle: string;
  name: string;
  arName: string;
  description: string;
  arDescription: string;
}

export const EMPTY_REVIEW: ReviewValues = {
  title: '',
  arTitle: '',
  name: '',
  arName: '',
  description: '',
  arDescription: '',
  alt: '',
  arAlt: '',
  image: null,
};

export const valuesOf = (review: Review): ReviewValues => ({
  title: review.title,
  arTitle: review.arTitle,
  name: review.name,
  arName: review.arName,
  description: review.description,
  arDescription: review.arDescription,
  alt: review.image.alt,
  arAlt: review.image.arAlt,
  image: storedPicture(review.image),
});

/** The multipart body of POST and PUT /reviews (spec §7). */
export const toFormData = (values: ReviewValues): FormData => pictureBody(values);
