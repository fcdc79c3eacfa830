import { type EntityFormOptions, useEntityForm } from '../../../hooks/useEntityForm';
import { useSaveReview } from '../api/save-review';
import { EMPTY_REVIEW, type ReviewValues, toFormData } from './review-form';

type ReviewFormOptions = Pick<
  EntityFormOptions<ReviewValues>,
  'id' | 'saved' | 'stored' | 'texts' | 'onSaved'
>;

/** The state of the review form and how it is saved. */
export function useReviewForm(options: ReviewFormOptions) {
  const { mutateAsync: save } = useSaveReview();
  return useEntityForm({ kind: 'review', empty: EMPTY_REVIEW, toFormData, save, ...options });
}

export type ReviewFormState = ReturnType<typeof useReviewForm>;
