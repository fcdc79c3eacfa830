import type { Review } from '@manjara/contracts';
import { inLanguage, useNavigate, useParams, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { EditScreen } from '../../../components/EditScreen';
import { useReview } from '../api/get-review';
import { valuesOf } from '../hooks/review-form';
import { useReviewForm } from '../hooks/useReviewForm';
import { ReviewForm } from './ReviewForm';

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
  const navigate = useNavigate();
  const saved = useMemo(() => valuesOf(stored), [stored]);
  const review = useReviewForm({
    id: stored._id,
    saved,
    texts: { pending: t('dashboard.reviews.editing'), success: t('dashboard.reviews.edited') },
    onSaved: () => void navigate('/dashboard/reviews'),
  });
  return <ReviewForm review={review} submitLabel={t('dashboard.forms.update')} icon="save" />;
}
