import { LIMITS, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { entityOperations } from '../../../test/contract/support/entity-operations';
import {
  categoryPair,
  DATE,
  PUBLISH_AT,
  STATUS,
  text,
  bothLanguages,
} from '../../../test/contract/support/field';
import type { Operation } from '../../../test/contract/support/operation';
import type { Payload } from '../../../test/contract/support/payload';
import {
  pictureFields,
  SECONDARY_IMAGES,
  secondaryFields,
  toPictured,
} from '../../../test/contract/support/pictured';

const FACT = { max: LIMITS.shortText, presence: 'optional' } as const;

const { create, list, read, change, remove, restore, bulk, duplicate } = entityOperations({
  path: '/products',
  form: {
    kind: 'multipart',
    fields: [
      ...bothLanguages('name', { max: LIMITS.name }),
      ...categoryPair(PRODUCT_CATEGORIES, LIMITS.name),
      ...bothLanguages('wood', FACT),
      ...bothLanguages('size', FACT),
      ...bothLanguages('leadTime', FACT),
      text('date', DATE),
      ...pictureFields(),
      ...secondaryFields(LIMITS.productSecondaryImages),
      STATUS,
      PUBLISH_AT,
    ],
  },
  entity: (sent: Payload) => ({
    ...toPictured(sent),
    createdAt: '2019-05-17T09:00:00.000Z',
    secondaryImages: SECONDARY_IMAGES,
  }),
  readAt: ['/products/{id}'],
  hasDrafts: true,
});

export const operations: readonly Operation[] = [
  list('public'),
  read,
  create,
  change(),
  remove,
  restore,
  bulk,
  duplicate,
];
