import { LIMITS } from '@manjara/contracts';
import { entityOperations } from '../support/entity-operations';
import { focus, picture, twins } from '../support/field';
import type { Operation } from '../support/operation';
import type { Payload } from '../support/payload';
import { FILE_URL, ID } from '../support/shapes';

const values = entityOperations({
  path: '/content/values',
  form: {
    kind: 'multipart',
    fields: [
      ...twins('value', { max: LIMITS.shortText }),
      picture('valueImage'),
      ...twins('alt', { max: LIMITS.alt }),
      focus('focus'),
    ],
  },
  entity: (sent: Payload) => ({ ...sent, _id: ID, image: FILE_URL }),
});

const questions = entityOperations({
  path: '/content/questions',
  form: {
    kind: 'json',
    fields: [
      ...twins('title', { max: LIMITS.shortText }),
      ...twins('description', { max: LIMITS.longText, lines: true }),
    ],
  },
  entity: (sent: Payload) => ({ ...sent, _id: ID }),
});

export const BOXES = entityOperations({
  path: '/content/boxes',
  form: {
    kind: 'json',
    fields: [
      ...twins('boxTitle', { max: LIMITS.name }),
      ...twins('boxText', { max: LIMITS.shortText, lines: true }),
    ],
  },
  entity: (sent: Payload) => ({ ...sent, _id: ID }),
});

/** The lists of the home and about pages. */
export const CONTENT_LISTS: readonly Operation[] = [values, questions, BOXES].flatMap(
  ({ list, read, create, change, readOrder, order, remove, restore, bulk }) => [
    list('public'),
    read,
    create,
    change(),
    readOrder,
    order,
    remove,
    restore,
    bulk,
  ],
);
