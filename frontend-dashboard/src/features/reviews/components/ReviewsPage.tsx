import { inLanguage, useText } from '@manjara/platform';
import { TableScreen } from '../../../components/table/TableScreen';
import { useTableFilter } from '../../../hooks/useTableFilter';
import { REVIEW_SORTS, useReviews } from '../api/get-reviews';

/** The review table (spec §2). */
export function ReviewsPage() {
  const t = useText();
  const table = useTableFilter(REVIEW_SORTS);
  return (
    <TableScreen
      of="reviews"
      icon="star"
      table={table}
      query={useReviews(table.filter)}
      name={{
        head: t('dashboard.reviews.fields.title'),
        text: (review, language) => inLanguage(review, 'title', language),
        field: 'title',
      }}
      fact={{
        head: t('dashboard.reviews.reviewer'),
        text: (review, language) => inLanguage(review, 'name', language),
        field: 'name',
      }}
      addPath="/dashboard/add-review"
      editPath={({ _id }) => `/dashboard/edit-review/${_id}`}
      viewPath={({ _id }) => `/#review-${_id}`}
    />
  );
}
