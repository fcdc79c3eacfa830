import type { Review } from '@manjara/contracts';
import { inLanguage } from '@manjara/platform';
import { useEntityTable } from '../../../hooks/useEntityTable';
import type { TableFilter } from '../../../lib/table';
import type { PartRules } from '../../../lib/table-part';

export const REVIEW_SORTS = [
  '-createdAt',
  'createdAt',
  'title',
  '-title',
  'name',
  '-name',
] as const;

const RULES: PartRules<Review> = {
  searched: ({ title, arTitle, name, arName }) => [title, arTitle, name, arName],
  sorted: {
    title: (review, language) => inLanguage(review, 'title', language),
    name: (review, language) => inLanguage(review, 'name', language),
  },
};

/** One page of the reviews. */
export const useReviews = (filter: TableFilter) => useEntityTable('reviews', filter, RULES);
