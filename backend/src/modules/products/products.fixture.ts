import { LIMITS, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { entityOperations } from '../../../test/contract/support/entity-operations';
import {
  alts,
  categoryPair,
  DATE,
  focus,
  focuses,
  picture,
  PUBLISH_AT,
  pictures,
  STATUS,
  text,
  bothLanguages,
} from '../../../test/contract/support/field';
import type { Operation } from '../../../test/contract/support/operation';
import type { Payload } from '../../../test/contract/support/payload';
import { ID, IMAGE } from '../../../test/contract/support/shapes';

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
      picture('image'),
      ...bothLanguages('alt', { max: LIMITS.alt }),
      focus('focus'),
      pictures('secondaryImages', LIMITS.productSecondaryImages),
      focuses('secondaryFocus'),
      alts('secondaryAlt', ['  Seen from the side\u00a0', '']),
      alts('secondaryArAlt', [' من الجانب ', '\u200f']),
      STATUS,
      PUBLISH_AT,
    ],
  },
  entity: ({
    alt,
    arAlt,
    focus,
    secondaryFocus: _focuses,
    secondaryAlt: _alts,
    secondaryArAlt: _arAlts,
    date: _date,
    status: _status,
    publishAt: _publishAt,
    ...texts
  }: Payload) => ({
    ...texts,
    _id: ID,
    createdAt: '2019-05-17T09:00:00.000Z',
    image: { ...IMAGE, alt, arAlt, focus },
    secondaryImages: [
      { ...IMAGE, focus: { x: 0, y: 5 }, alt: 'Seen from the side', arAlt: 'من الجانب' },
      { ...IMAGE, alt: '', arAlt: '' },
    ],
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
