import { LIMITS } from '@manjara/contracts';
import { orderedOperations } from '../../../test/contract/support/entity-operations';
import { picture, PUBLISH_AT, STATUS, text } from '../../../test/contract/support/field';
import { ID, IMAGE } from '../../../test/contract/support/shapes';

export const operations = orderedOperations({
  path: '/partners',
  form: {
    kind: 'multipart',
    fields: [picture('image'), text('alt', { max: LIMITS.alt }), STATUS, PUBLISH_AT],
  },
  entity: ({ alt }) => ({ _id: ID, image: { ...IMAGE, alt } }),
  readAt: ['/partners/{id}'],
  hasDrafts: true,
});
