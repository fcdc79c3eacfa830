import { LIMITS } from '@manjara/contracts';
import { entityOperations } from '../support/entity-operations';
import { picture, text } from '../support/field';
import type { Operation } from '../support/operation';
import { ID, IMAGE } from '../support/shapes';

const { create, list, read, change, readOrder, order, remove, restore, bulk } = entityOperations({
  path: '/partners',
  form: { kind: 'multipart', fields: [picture('image'), text('alt', { max: LIMITS.alt })] },
  entity: ({ alt }) => ({ _id: ID, image: { ...IMAGE, alt } }),
  readAt: ['/partners/{id}'],
});

export const PARTNERS: readonly Operation[] = [
  list('public'),
  read,
  create,
  change(),
  readOrder,
  order,
  remove,
  restore,
  bulk,
];
