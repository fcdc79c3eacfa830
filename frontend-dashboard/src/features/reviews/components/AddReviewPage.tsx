import { useLanguage, useText } from '@manjara/platform';
import { PageHeading } from '../../../components/PageHeading';
import { useReviewForm } from '../hooks/useReviewForm';
import { ReviewForm } from './ReviewForm';

/** Adds a review; afterwards the fields are empty for the next one (spec §4). */
export function AddReviewPage() {
  const t = useText();
  const { language } = useLanguage();
  const review = useReviewForm({
    texts: { pending: t('dashboard.reviews.adding'), success: t('dashboard.reviews.added') },
    onSaved: () => review.form.setFocus(language === 'ar' ? 'arTitle' : 'title'),
  });
  return (
    <>
      <PageHeading
        title={t('dashboard.reviews.addTitle')}
        back={{ to: '/dashboard/reviews', label: t('dashboard.reviews.title') }}
      >
        {t('dashboard.forms.addIntro')}
      </PageHeading>
      <ReviewForm review={review} submitLabel={t('dashboard.reviews.addTitle')} icon="plus" />
    </>
  );
}
