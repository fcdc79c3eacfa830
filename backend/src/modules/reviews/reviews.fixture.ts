import { LIMITS } from '@manjara/contracts';
import { entityOperations } from '../../../test/contract/support/entity-operations';
import {
  choice,
  focus,
  picture,
  PUBLISH_AT,
  STATUS,
  bothLanguages,
} from '../../../test/contract/support/field';
import type { Operation } from '../../../test/contract/support/operation';
import type { Payload } from '../../../test/contract/support/payload';
import { ID, IMAGE, TIME } from '../../../test/contract/support/shapes';

const { create, list, read, change, remove, restore, bulk } = entityOperations({
  path: '/reviews',
  form: {
    kind: 'multipart',
    fields: [
      ...bothLanguages('title', { max: LIMITS.name }),
      ...bothLanguages('name', { max: LIMITS.name }),
      ...bothLanguages('description', { max: LIMITS.longText, lines: true }),
      picture('image'),
      ...bothLanguages('alt', { max: LIMITS.alt }),
      focus('focus'),
      choice('project', { presence: 'optional', sample: '' }),
      STATUS,
      PUBLISH_AT,
    ],
  },
  entity: ({ alt, arAlt, focus, status: _status, publishAt: _publishAt, ...texts }: Payload) => ({
    ...texts,
    project: null,
    _id: ID,
    createdAt: TIME,
    image: { ...IMAGE, alt, arAlt, focus },
  }),
  readAt: ['/reviews/{id}'],
  hasDrafts: true,
});

export const operations: readonly Operation[] = [
  { ...list('public'), refusedQueries: { project: ['', 'x', '0123456789abcdef0123456z'] } },
  read,
  create,
  change(),
  remove,
  restore,
  bulk,
];
