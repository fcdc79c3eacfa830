import type { Review } from '@manjara/contracts';
import { inLanguage, useParams, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { EditScreen } from '../../../components/EditScreen';
import { useReview } from '../api/get-review';
import { useBackToList } from '../../../hooks/useBackToList';
import { getEntity } from '../../../lib/api/entities';
import { withTagOf } from '../../../lib/api/etags';
import { type ReviewValues, valuesOf } from '../hooks/review-form';
import { useReviewForm } from '../hooks/useReviewForm';
import { ReviewForm } from './ReviewForm';

const read = (review: Review): ReviewValues => withTagOf(review, valuesOf(review));

/** Edits a review; afterwards it leads back to the table (spec §2). */
export function EditReviewPage() {
  const { id = '' } = useParams();
  return (
    <EditScreen
      of="reviews"
      listPath="/dashboard/reviews"
      query={useReview(id)}
      nameOf={(review, language) => inLanguage(review, 'title', language)}
      serverWords
    >
      {(review) => <EditForm key={review._id} review={review} />}
    </EditScreen>
  );
}

function EditForm({ review: stored }: { review: Review }) {
  const t = useText();
  const backToList = useBackToList('/dashboard/reviews');
  const saved = useMemo(() => read(stored), [stored]);
  const review = useReviewForm({
    id: stored._id,
    saved,
    stored: {
      reread: async () => read(await getEntity<Review>('reviews', stored._id)),
      labels: {
        title: t('dashboard.reviews.fields.title'),
        name: t('dashboard.reviews.fields.name'),
        description: t('dashboard.reviews.fields.description'),
        image: t('dashboard.reviews.fields.image'),
        alt: t('dashboard.pictures.alt'),
      },
    },
    texts: { pending: t('dashboard.reviews.editing'), success: t('dashboard.reviews.edited') },
    onSaved: backToList,
  });
  return <ReviewForm review={review} submitLabel={t('dashboard.forms.update')} icon="save" />;
}
