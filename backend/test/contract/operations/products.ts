import { LIMITS, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { entityOperations } from '../support/entity-operations';
import { categoryPair, picture, twins } from '../support/field';
import type { Operation } from '../support/operation';
import type { Payload } from '../support/payload';
import { ID, IMAGE, TIME } from '../support/shapes';

const { create, list, read, change, remove } = entityOperations({
  path: '/products',
  form: {
    kind: 'multipart',
    fields: [
      ...twins('name', { max: LIMITS.name }),
      ...categoryPair(PRODUCT_CATEGORIES, LIMITS.name),
      picture('image'),
      ...twins('alt', { max: LIMITS.alt }),
    ],
  },
  entity: ({ alt, arAlt, ...texts }: Payload) => ({
    ...texts,
    _id: ID,
    createdAt: TIME,
    image: { ...IMAGE, alt, arAlt },
  }),
  readAt: ['/products/{id}'],
});

export const PRODUCTS: readonly Operation[] = [list('public'), read, create, change(), remove];
