import { LIMITS, PROJECT_CATEGORIES } from '@manjara/contracts';
import { entityOperations } from '../support/entity-operations';
import { categoryPair, picture, pictures, twins } from '../support/field';
import type { Operation } from '../support/operation';
import type { Payload } from '../support/payload';
import { ID, IMAGE, TIME } from '../support/shapes';

const { create, list, read, change, remove } = entityOperations({
  path: '/projects',
  form: {
    kind: 'multipart',
    fields: [
      ...twins('name', { max: LIMITS.name }),
      ...categoryPair(PROJECT_CATEGORIES, LIMITS.name),
      ...twins('description', { max: LIMITS.longText, lines: true }),
      picture('image'),
      ...twins('alt', { max: LIMITS.alt }),
      pictures('secondaryImages', LIMITS.secondaryImages),
    ],
  },
  entity: ({ alt, arAlt, ...texts }: Payload) => ({
    ...texts,
    _id: ID,
    createdAt: TIME,
    image: { ...IMAGE, alt, arAlt },
    secondaryImages: [IMAGE, IMAGE],
  }),
  readAt: ['/projects/{id}'],
});

export const PROJECTS: readonly Operation[] = [
  {
    ...list('public'),
    refusedQueries: {
      page: ['0', '-1', 'x', '1.5', '9999999999'],
      limit: ['0', '101', 'x', '1e1'],
      sort: ['price', '$natural', '__proto__'],
      lang: ['fr', ''],
      searchLang: ['fr', '', 'all'],
      search: ['x'.repeat(LIMITS.name + 1), '%00', '%07'],
    },
  },
  read,
  create,
  change(),
  remove,
];
