import { LIMITS, type Project, PROJECT_CATEGORIES } from '@manjara/contracts';
import { entityOperations } from '../../../test/contract/support/entity-operations';
import {
  categoryPair,
  DATE,
  ids,
  PUBLISH_AT,
  slug,
  STATUS,
  text,
  bothLanguages,
  choice,
  slot,
} from '../../../test/contract/support/field';
import type { Operation } from '../../../test/contract/support/operation';
import type { Payload } from '../../../test/contract/support/payload';
import {
  pictureFields,
  SECONDARY_IMAGES,
  secondaryFields,
  toPictured,
} from '../../../test/contract/support/pictured';
import { ID, IMAGE } from '../../../test/contract/support/shapes';

const FACT = { max: LIMITS.shortText, presence: 'optional' } as const;
const YEAR = { max: LIMITS.year, presence: 'optional', sample: '٢٠١٩', kept: '2019' } as const;
const AREA = { max: LIMITS.area, presence: 'optional', sample: ' ٤٥٫٥ ', kept: '45.5' } as const;
/** The neighbours may be projects of other tests. */
const PROJECT_OR_NULL = {
  asymmetricMatch: (found: { _id?: unknown } | null) => found === null || Boolean(found._id),
};

/** Of a copy: made from its names. */
const MADE_SLUGS = { slug: expect.any(String) as unknown, arSlug: expect.any(String) as unknown };

const entity = (sent: Payload) => ({
  ...toPictured(sent),
  createdAt: '2019-05-17T09:00:00.000Z',
  secondaryImages: SECONDARY_IMAGES,
  pairs: [],
  videoPoster: IMAGE,
});

const { create, list, read, change, remove, restore, bulk, duplicate } = entityOperations({
  path: '/projects',
  form: {
    kind: 'multipart',
    fields: [
      ...bothLanguages('name', { max: LIMITS.name }),
      ...categoryPair(PROJECT_CATEGORIES, LIMITS.name),
      ...bothLanguages('description', { max: LIMITS.longText, lines: true }),
      ...bothLanguages('place', FACT),
      slug('slug', { max: LIMITS.name }),
      slug('arSlug', { max: LIMITS.name }),
      text('year', YEAR),
      text('area', AREA),
      ...bothLanguages('materials', FACT),
      ...bothLanguages('scope', FACT),
      text('date', DATE),
      ...pictureFields(),
      ...secondaryFields(LIMITS.secondaryImages),
      choice('pairs', { presence: 'optional', sample: '[]', kept: [] }),
      choice('video', {
        max: LIMITS.url,
        presence: 'optional',
        sample: ' youtu.be/dQw4w9WgXcQ?si=x ',
        kept: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      }),
      slot('videoPoster'),
      STATUS,
      PUBLISH_AT,
    ],
  },
  entity,
  readAt: ['/projects/{id}'],
  hasDrafts: true,
});

export const operations: readonly Operation[] = [
  {
    ...list('public'),
    refusedQueries: {
      page: ['0', '-1', 'x', '1.5', '9999999999'],
      limit: ['0', '101', 'x', '1e1'],
      sort: ['price', '$natural', '__proto__'],
      lang: ['fr', ''],
      searchLang: ['fr', '', 'all'],
      view: ['full', ''],
      search: ['x'.repeat(LIMITS.name + 1), '%00', '%07'],
    },
  },
  read,
  create,
  change(),
  remove,
  restore,
  bulk,
  {
    ...duplicate,
    answer: (sent) => ({ ...(duplicate.answer?.(sent) as Payload), ...MADE_SLUGS }),
  },
  {
    method: 'GET',
    path: '/project-pages/{address}',
    access: 'public',
    status: 200,
    after: create,
    idIn: (made) => (made as Project).slug,
    answer: (sent) => ({
      project: entity(sent),
      previous: PROJECT_OR_NULL,
      next: PROJECT_OR_NULL,
    }),
  },
  {
    method: 'GET',
    path: '/similar-projects/{address}',
    access: 'public',
    status: 200,
    after: create,
    idIn: (made) => (made as Project).slug,
    answer: () => expect.any(Array) as unknown,
  },
  {
    method: 'GET',
    path: '/project-neighbours/{id}',
    access: 'public',
    status: 200,
    after: create,
    answer: () => ({ previous: PROJECT_OR_NULL, next: PROJECT_OR_NULL }),
  },
  {
    method: 'GET',
    path: '/project-suggestions',
    access: 'public',
    status: 200,
    after: create,
    queryIn: (made) => `?${new URLSearchParams({ search: (made as Project).name })}`,
    refusedQueries: { search: ['', ' ', 'x'.repeat(LIMITS.name + 1), '%00'] },
    answer: ({ name, arName }) =>
      expect.arrayContaining([{ _id: ID, name, arName, ...MADE_SLUGS }]) as unknown,
  },
  {
    method: 'GET',
    path: '/pinned-projects',
    access: 'bearer',
    status: 200,
    answer: () => ({ ids: expect.any(Array) as unknown }),
  },
  {
    method: 'PUT',
    path: '/pinned-projects',
    access: 'bearer',
    status: 200,
    form: { kind: 'json', fields: [ids('ids')] },
    once: async (api) => ({ ids: [await api.newest(create)] }),
    answer: ({ ids }) => ({ ids }),
  },
];
