import { LIMITS } from '@manjara/contracts';
import { entityOperations } from '../../../test/contract/support/entity-operations';
import { choice, PUBLISH_AT, STATUS, bothLanguages } from '../../../test/contract/support/field';
import type { Operation } from '../../../test/contract/support/operation';
import type { Payload } from '../../../test/contract/support/payload';
import { pictureFields, toPictured } from '../../../test/contract/support/pictured';
import { TIME } from '../../../test/contract/support/shapes';

const { create, list, read, change, remove, restore, bulk } = entityOperations({
  path: '/reviews',
  form: {
    kind: 'multipart',
    fields: [
      ...bothLanguages('title', { max: LIMITS.name }),
      ...bothLanguages('name', { max: LIMITS.name }),
      ...bothLanguages('description', { max: LIMITS.longText, lines: true }),
      ...pictureFields(),
      choice('project', { presence: 'optional', sample: '' }),
      STATUS,
      PUBLISH_AT,
    ],
  },
  entity: (sent: Payload) => ({ ...toPictured(sent), project: null, createdAt: TIME }),
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
