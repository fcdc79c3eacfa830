import { LIMITS, type Review } from '@manjara/contracts';
import { REVIEW_PREVIEWS } from '../../pictures/crops';
import { defineResource } from '../../resource/define-resource';

export const resource = defineResource<Review>({
  name: 'reviews',
  singular: 'review',
  icon: 'star',
  order: 3,
  fields: [
    { kind: 'text', name: 'title', maxLength: LIMITS.name },
    { kind: 'text', name: 'name', maxLength: LIMITS.name },
    { kind: 'text', name: 'description', maxLength: LIMITS.longText, rows: 5 },
  ],
  details: [{ kind: 'project', name: 'project' }],
  crops: REVIEW_PREVIEWS,
  columns: [{ field: 'title' }, { field: 'name', head: 'reviewer' }],
  search: ['title', 'name'],
  publicPath: ({ _id }) => `/#review-${_id}`,
  serverWords: true,
});

export const texts = {
  ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
};
